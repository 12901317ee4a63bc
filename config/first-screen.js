// Shows the page with its example before the page's own script has come, which then takes its place;
// where a link is opened, only the bars above and below. Not where a draft or what a person likes makes
// it another page, in small windows or frames.
(() => {
  const { hash, search } = location;
  let isFirstVisit = true;
  try {
    isFirstVisit = localStorage.length === 0;
  } catch {
    // Then nothing can be stored.
  }
  const isPage = !/[?&]embed(?:[=&]|$)/.test(search);
  const isLink = /^#(?!problem=|term=|example=)./.test(hash);
  // What the script will ask for comes beside it. A frame has few crawlers, and no draft.
  const { page, draft, link, dialects } = document.currentScript.dataset;
  const wanted = [];
  if (isPage) wanted.push(page);
  if (isPage && !isFirstVisit) wanted.push(draft);
  if (isLink) wanted.push(link);
  if (isPage && isLink) wanted.push(dialects);
  for (const href of wanted.flatMap((files) => files.split(" "))) {
    const preload = document.createElement("link");
    Object.assign(preload, { rel: "modulepreload", href });
    document.head.append(preload);
  }
  const isNarrow = matchMedia("(max-width: 1179.98px)").matches;
  const isPhone = matchMedia("(max-width: 779.98px)").matches;
  if (isPhone || (hash && !isLink) || search || top !== window || !isFirstVisit) return;
  const { content } = document.getElementById(isNarrow ? "narrow" : "wide");
  const ofExample = ".setup > *, main > *, .status > *";
  if (isLink) for (const part of content.querySelectorAll(ofExample)) part.remove();
  for (const part of content.children) {
    part.inert = true;
    part.ariaHidden = "true";
  }
  const root = document.getElementById("root");
  root.append(content);
  // Where the script does not come, or fails at once, nothing must look as if it could be used.
  const clear = () => root.firstElementChild?.inert && root.replaceChildren();
  addEventListener("error", clear, true);
})();
