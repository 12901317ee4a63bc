import { createServer, type Plugin } from "vite";

const ROOT = '<div id="root"></div>';

/**
 * Writes into the built page what it shows first, as templates: without a script of the page, and
 * only where public/first-screen.js knows that nothing else will be shown.
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
      handler: async (html) => {
        const [wide, narrow] = await drawn(root);
        const templates = `<template id="wide">${wide}</template><template id="narrow">${narrow}</template>`;
        return html.replace(
          ROOT,
          () => `${ROOT}${templates}<script src="./first-screen.js"></script>`,
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
