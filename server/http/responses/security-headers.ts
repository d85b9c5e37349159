import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import type { PageSource } from '../pages/pages.ts';

/** Policies that may make a script of a text or an address. */
const TRUSTED_TYPES = ['page', 'worker', 'print'];

/** The same for all responses, without nonces, so that whole responses can be cached. Images and videos may come from anywhere. */
export async function makeDefaultHeaders(
  pages: PageSource | null,
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
): Promise<string[]> {
  const scriptHashes = pages ? [(await pages.loadModule()).inlineScriptHash, ...pages.scriptHashes] : [];
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const isDevelopment = pages !== null && !pages.lasting;
  const setHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        scriptSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
        mediaSrc: ["'self'", 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
        // The dev server has inline styles of its tools.
        ...(isDevelopment
          ? { styleSrc: ["'self'", "'unsafe-inline'"] }
          : { requireTrustedTypesFor: ["'script'"], trustedTypes: TRUSTED_TYPES }),
      },
    },
    strictTransportSecurity: isSecure && { includeSubDomains: hstsSubdomains },
    // Pictures are meant to be shown elsewhere too.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone, and for what browsers do by themselves over https.
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  // Helmet writes to a response, which is never sent.
  const recorder = new ServerResponse(new IncomingMessage(new Socket()));
  setHelmet(recorder.req, recorder, () => undefined);
  const headers = Object.entries(recorder.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  // The search listens to the visitor.
  const permissions = 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()';
  return [...headers, 'permissions-policy', permissions];
}

/** Of the page of the contract, which Redocly draws with inline styles and without Trusted Types. It runs files of this site alone. */
const REFERENCE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function referenceHeaders(defaultHeaders: readonly string[]): string[] {
  const value = defaultHeaders.indexOf('content-security-policy') + 1;
  return defaultHeaders.with(value, REFERENCE_POLICY);
}
