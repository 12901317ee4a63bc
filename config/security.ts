import type { Plugin } from "vite";

/**
 * What the page may load and run: its own files and nothing else. No inline script or style, no
 * `eval`, no other origin; https://www.w3.org/TR/CSP3/.
 */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  // CodeMirror's styles are adopted style sheets (adopted-styles.ts), which need no exception.
  "style-src": "'self'",
  // Browsers write style attributes themselves, as where an input method composes over a selection;
  // they can run no script, and nothing in the page writes HTML.
  "style-src-attr": "'unsafe-inline'",
  // CodeMirror's underlines are pictures inside its style sheet.
  "img-src": "'self' data:",
  // For the service worker, which fetches the page's own files.
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  // Share shows the frame that it writes.
  "frame-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'self'",
  "require-trusted-types-for": "'script'",
  // The one policy is in src/ui/in-background.ts.
  "trusted-types": "own-script",
} as const;

/** Directives that a `<meta>` cannot have: https://www.w3.org/TR/CSP3/#meta-element. */
const ONLY_IN_HEADER: ReadonlySet<string> = new Set(["frame-ancestors"]);

/** What a server should send with each of the page's files. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policyOf(() => true),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/**
 * The same for an address with the query `?embed`, which any site may show in a frame: the page holds
 * no account, and a page in a frame does not offer Open live (src/features/live).
 */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Content-Security-Policy": policyOf(() => true, { ...POLICY, "frame-ancestors": "*" }),
};

/** Sends the headers from `vite preview`, and writes the policy into the built page, for servers that send none. */
export function security(): Plugin {
  return {
    name: "security",
    config: () => ({ preview: { headers: { ...SECURITY_HEADERS } } }),
    transformIndexHtml: {
      order: "post",
      // Vite's own server for development writes inline scripts.
      handler: (_html, { server }) => (server ? [] : [policyTag, referrerTag]),
    },
  };
}

const policyTag = {
  tag: "meta",
  attrs: {
    "http-equiv": "Content-Security-Policy",
    content: policyOf((directive) => !ONLY_IN_HEADER.has(directive)),
  },
  injectTo: "head-prepend",
} as const;

const referrerTag = {
  tag: "meta",
  attrs: { name: "referrer", content: "no-referrer" },
  injectTo: "head-prepend",
} as const;

function policyOf(
  isWanted: (directive: string) => boolean,
  policy: Readonly<Record<string, string>> = POLICY,
): string {
  return Object.entries(policy)
    .filter(([directive]) => isWanted(directive))
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}
