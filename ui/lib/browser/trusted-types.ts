/** What makes trusted values of texts, as the browser's Trusted Types give it. Their values pass as strings. */
interface TrustedTypePolicy {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: Partial<TrustedTypePolicy>) => TrustedTypePolicy;
    };
  }
}

const unchanged = (text: string) => text;

/**
 * A policy that the Content-Security-Policy names (`server/http/responses/security-headers.ts`): where the browser has Trusted Types, nothing
 * else can make markup or a script's address of a text. Each name can be made once in a page.
 */
export function trustedTypePolicy(name: string): TrustedTypePolicy {
  const rules = { createHTML: unchanged, createScriptURL: unchanged };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
