// Shows the page with its example before the page's own script has come, which then takes its place.
// Not where a link, a draft or what a person likes makes it another page, in small windows or frames.
(() => {
  // The page's second script. Frames do without.
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = document.currentScript.dataset.page;
  if (!/[?&]embed(?:[=&]|$)/.test(location.search)) document.head.append(link);
  const isNarrow = matchMedia("(max-width: 1179.98px)").matches;
  const isPhone = matchMedia("(max-width: 779.98px)").matches;
  const isPlain = location.hash === "" && location.search === "" && top === window;
  if (isPhone || !isPlain || !isFirstVisit()) return;
  const { content } = document.getElementById(isNarrow ? "narrow" : "wide");
  for (const part of content.children) {
    part.inert = true;
    part.ariaHidden = "true";
  }
  const root = document.getElementById("root");
  root.append(content);
  // Where the script does not come, or fails at once, nothing must look as if it could be used.
  const clear = () => root.firstElementChild?.inert && root.replaceChildren();
  addEventListener("error", clear, true);

  function isFirstVisit() {
    try {
      return localStorage.length === 0;
    } catch {
      return true;
    }
  }
})();
