/** Functions that run inside a page; each is sent there as its source, so none uses another. */

/**
 * Notes for each key the time from its event to the end of the frame after it, and what that frame
 * showed. The frame's rAF callbacks run before it is styled, laid out and painted, in one task with
 * that; a message that such a callback posts is therefore the first thing after the main thread has
 * handed the frame over. The time from there to the glass is the same for every page and is left out.
 * A second rAF instead would add up to 16 ms that nobody waits for. `urls`: whose first verdicts are
 * noted; none in the bare editor.
 */
export function recordKeys(urls) {
  const samples = [];
  let wake = () => {};
  const heads = new Map();
  // Looked for once: in a page of some thousand elements that takes half a millisecond a key.
  const cellOf = (url) => {
    const known = heads.get(url);
    const isThere = known?.isConnected && known.ariaLabel === url;
    const named = `[role=rowheader][aria-label=${JSON.stringify(url)}]`;
    const head = isThere ? known : document.querySelector(named);
    heads.set(url, head);
    const row = head?.closest("[role=row]");
    return row?.querySelector('[role=gridcell][aria-colindex="2"]')?.textContent ?? "";
  };
  const caretLine = () => {
    const node = getSelection()?.anchorNode;
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.closest(".cm-line")?.textContent ?? "";
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data: from }) => {
    const time = performance.now() - from;
    samples.push({ time, text: caretLine(), cells: urls.map(cellOf) });
    wake();
  };
  addEventListener(
    "keydown",
    ({ timeStamp }) => requestAnimationFrame(() => port2.postMessage(timeStamp)),
    { capture: true },
  );
  window.takeKey = async () => {
    if (samples.length === 0)
      await new Promise((resolve) => {
        wake = resolve;
      });
    return samples.shift();
  };
}

/**
 * Resolves when the first element that fits `selector` and is not empty has been painted, with that
 * time, what was fetched for it and how wide the page is. It is looked for at the start of each
 * frame, when it is there to be painted in it.
 */
export function recordArrival(selector) {
  const { port1, port2 } = new MessageChannel();
  const look = () => {
    if (document.querySelector(selector)?.textContent) port2.postMessage(null);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return new Promise((resolve) => {
    port1.onmessage = () => {
      const time = performance.now();
      const types = ["navigation", "resource"];
      const fetched = types.flatMap((type) => performance.getEntriesByType(type));
      const requests = fetched
        .filter(({ startTime }) => startTime < time)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize }));
      resolve({ time, requests, width: innerWidth });
    };
  });
}

/** Scrolls until `number` is the first line in sight; answers whether it was already. */
export function scrollToLine(number) {
  const scroller = document.querySelector(".cm-scroller");
  const { top } = scroller.getBoundingClientRect();
  const first = [...document.querySelectorAll(".cm-lineNumbers .cm-gutterElement")].find(
    // The spacer that keeps the gutter's width has no height.
    (element) => element.offsetHeight > 0 && element.getBoundingClientRect().bottom > top + 1,
  );
  const away = number - Number(first.textContent);
  scroller.scrollTop += away * first.offsetHeight;
  return away === 0;
}

/** Where on the screen `offset` of the line that begins with `text` is. */
export function pointInLine({ text, offset }) {
  const lines = [...document.querySelectorAll(".cm-line")];
  const line = lines.find(({ textContent }) => textContent.startsWith(text));
  if (!line) return null;
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let before = offset - 1;
  let node = walker.nextNode();
  while (node && before >= node.length) {
    before -= node.length;
    node = walker.nextNode();
  }
  const range = document.createRange();
  range.setStart(node, before);
  range.setEnd(node, before + 1);
  const { right, top, height } = range.getBoundingClientRect();
  return { x: right, y: top + height / 2 };
}

/** The editor's size and font. */
export function editorLook() {
  const { width, height } = document.querySelector(".cm-editor").getBoundingClientRect();
  const { font } = getComputedStyle(document.querySelector(".cm-scroller"));
  return { width, height, font };
}

/** Whether the first verdict of a URL can be seen as a whole: in the window and under nothing. */
export function isVerdictInSight(url) {
  const cell = document
    .querySelector(`[role=rowheader][aria-label=${JSON.stringify(url)}]`)
    ?.closest("[role=row]")
    ?.querySelector('[role=gridcell][aria-colindex="2"]');
  if (!cell) return false;
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y]));
  return corners.every(([x, y]) => cell.contains(document.elementFromPoint(x, y)));
}

/** Copies a text, to be pasted later; a clipboard that is shared with others is left alone. */
export function copy(text) {
  window.clipboardData = new DataTransfer();
  window.clipboardData.setData("text/plain", text);
}

/** Pastes it where the focus is, as a person does. */
export function paste() {
  const { clipboardData } = window;
  const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  window.pastedAt = performance.now();
  document.activeElement.dispatchEvent(pasted);
}

/** Notes how long each task of the main thread was that took 50 ms or more, in ms. */
export function watchTasks() {
  const durations = [];
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: "longtask" });
  window.takeTasks = () => durations.splice(0);
}

/** The tasks since the last time. */
export function takeTasks() {
  return window.takeTasks();
}

/** Resolves when a comparison shows a group of that many URLs, with the time since the last paste. */
export function waitForGroup(count) {
  const began = window.pastedAt;
  return new Promise((resolve) => {
    const look = () => {
      const group = document.querySelector(".change-group");
      if (group?.textContent.includes(count)) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  });
}
