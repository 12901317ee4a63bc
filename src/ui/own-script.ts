/** What browsers with Trusted Types offer: https://www.w3.org/TR/trusted-types/. */
declare global {
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { readonly createScriptURL: (url: string) => string },
        ): { createScriptURL(url: string): string };
      }
    | undefined;
}

// The one policy that config/security.ts allows: nobody else makes an address into a script.
const policy = globalThis.trustedTypes?.createPolicy("own-script", {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError("This script is not of this page");
  },
});

/** The address of a script of this page, as Worker and register want it under the page's policy. Throws for another origin's. */
export function ownScript(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
