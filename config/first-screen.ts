import { createServer, type Plugin } from "vite";

const ROOT = '<div id="root"></div>';

/**
 * Writes into the built page what it shows first, as templates: without a script of the page, and
 * only where public/first-screen.js knows that nothing else will be shown. That script is also told
 * which file the page needs besides its script, and a page in a frame does not.
 */
export function firstScreen(): Plugin {
  let root = "";
  return {
    name: "first-screen",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: "post",
      handler: async (html, { bundle = {} }) => {
        const page = Object.values(bundle).find(({ name }) => name === "page");
        if (!page) throw new Error("no file has the name of the page (vite.config.ts)");
        const [wide, narrow] = await drawn(root);
        const templates = `<template id="wide">${wide}</template><template id="narrow">${narrow}</template>`;
        return html.replace(
          ROOT,
          () =>
            `${ROOT}${templates}<script src="./first-screen.js" data-page="./${page.fileName}"></script>`,
        );
      },
    },
  };
}

/** The first screen in wide and in narrow windows, by the code of the page itself. */
async function drawn(root: string): Promise<readonly [string, string]> {
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  });
  try {
    const { firstScreen } = await server.ssrLoadModule("/src/app/first-screen.tsx");
    return [firstScreen(false), firstScreen(true)];
  } finally {
    await server.close();
  }
}
