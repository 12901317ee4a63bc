// Shows the page with its example before the page's own script has come, which then takes its place;
// where that may be another page, because of its address or a draft, only the bars above and below. Not
// in small windows or frames.
(() => {
  const { hash, search } = location;
  let isFirstVisit = true;
  let theme;
  try {
    isFirstVisit = localStorage.length === 0;
    theme = JSON.parse(localStorage.getItem("robots-txt-playground:preferences"))?.state?.theme;
  } catch {
    // Then nothing can be stored, or it was not the page that wrote this.
  }
  const isPage = !EMBEDDED.test(search);
  // Else a page that a person wants dark would be light at first.
  if (isPage && /^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme;
  const isLink = /^#(?!problem=|term=|example=)./.test(hash);
  // What the script will ask for comes beside it. A frame has few crawlers, and no draft.
  const { page, draft, link, dialects } = document.currentScript.dataset;
  const ask = (files) => {
    for (const href of files.split(" ")) {
      const preload = document.createElement("link");
      document.head.append(Object.assign(preload, { rel: "modulepreload", href }));
    }
  };
  if (isPage) ask(page);
  if (isPage && !isFirstVisit) ask(draft);
  if (isLink) ask(link);
  if (isPage && isLink) ask(dialects);
  const isUnder = (width) => matchMedia(`(max-width: ${width - 0.02}px)`).matches;
  if (isUnder(780) || !isPage || top !== window) return;
  const { content } = document.getElementById(isUnder(1180) ? "narrow" : "wide");
  const ofExample = ".setup > *, main > *, .status > *";
  if (hash || search || !isFirstVisit)
    for (const part of content.querySelectorAll(ofExample)) part.remove();
  for (const part of content.children) part.inert = true;
  const root = document.getElementById("root");
  root.append(content);
  // Where the script does not come, or fails at once, nothing must look as if it could be used.
  const clear = () => root.firstElementChild?.inert && root.replaceChildren();
  addEventListener("error", clear, true);
})();
