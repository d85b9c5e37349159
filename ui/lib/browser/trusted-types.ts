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

/** The Content-Security-Policy names the policies (`server/http/security-headers.ts`), and a page can make each of them once. */
export function trustedTypePolicy(name: string): TrustedTypePolicy {
  const rules = { createHTML: unchanged, createScriptURL: unchanged };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
