interface TrustedTypePolicy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: Partial<TrustedTypePolicy>) => TrustedTypePolicy;
    };
  }
}

const keepText = (text: string) => text;

/** A page can create each policy once. `server/http/security-headers.ts` allows their names. */
export function trustedTypePolicy(name: string): TrustedTypePolicy {
  const rules = { createHTML: keepText, createScriptURL: keepText };
  return window.trustedTypes?.createPolicy(name, rules) ?? rules;
}
