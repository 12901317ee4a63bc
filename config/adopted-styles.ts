import type { Plugin } from "vite";

const CONDITION = "!root.head && root.adoptedStyleSheets";

/**
 * Has CodeMirror adopt its style sheet in a document, too, and not only in a shadow root. As a
 * `<style>` it would need an exception in the page's Content-Security-Policy.
 */
export function adoptedStyles(): Plugin {
  return {
    name: "adopted-styles",
    apply: "build",
    transform: {
      filter: { id: /\/style-mod\/src\/style-mod\.js$/ },
      handler(code) {
        if (!code.includes(CONDITION))
          throw new Error(`style-mod has changed: “${CONDITION}” is no longer in it`);
        return code.replace(CONDITION, "root.adoptedStyleSheets");
      },
    },
  };
}
