import type { PageSource } from './page-source.ts';

/** Makes the headers of all responses. Hashes, not nonces, allow scripts, so whole responses can be cached. */
export async function makeDefaultHeaders(pageSource: PageSource | null, publicUrl: string | null) {
  const scriptHashes = pageSource
    ? [(await pageSource.loadRenderer()).inlineScriptHash, ...pageSource.scriptHashes]
    : [];
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  // The dev server adds inline styles of its tools.
  const stylesAndTypes =
    pageSource?.isBuilt === false
      ? ["style-src 'self' 'unsafe-inline'"]
      : // Only these policies may make a script from a text or a URL.
        ["require-trusted-types-for 'script'", 'trusted-types page worker print'];
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "script-src-attr 'none'",
    // Pictures and videos may come from anywhere.
    "img-src 'self' https: http: data: blob:",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ...stylesAndTypes,
  ];
  return {
    'Content-Security-Policy': policy.join(';'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pictures may be shown elsewhere too.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Origin-Agent-Cluster': '?1',
    // The search listens to the visitor.
    'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

export const REFERENCE_PATH = '/api/docs';
/** Redocly draws this page with inline styles, without Trusted Types. It runs only files of this site. */
export const REFERENCE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
