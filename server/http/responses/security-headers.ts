import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from '#server/config.ts';
import type { PageSource } from '../pages/page-source.ts';

/** What may make a script of a text or an address, by the name of its Trusted Types policy. */
const TRUSTED_TYPES = ['page', 'worker', 'print'];

interface SecurityHeaderOptions {
  /** Hashes of the inline scripts that pages hold, such as `sha256-…`, without quotes. */
  scriptHashes: readonly string[];
  /** Whether the site is known to be reached over https. */
  isSecure: boolean;
  hstsSubdomains: boolean;
  /** While developing, the browser gets its styles as inline elements, and scripts from the dev server's tools. */
  isDevelopment: boolean;
}

/** Names and values of the headers of every response, in turn. */
export async function defaultHeaders(
  pages: PageSource | null,
  { publicUrl, hstsSubdomains }: Pick<Config, 'publicUrl' | 'hstsSubdomains'>,
): Promise<string[]> {
  const scriptHashes = pages ? [(await pages.loadModule()).inlineScriptHash, ...pages.scriptHashes] : [];
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const isDevelopment = pages !== null && !pages.lasting;
  return Object.entries(securityHeaders({ scriptHashes, isSecure, hstsSubdomains, isDevelopment })).flat();
}

/**
 * Headers of every response. They are the same for all, without nonces, so that whole responses can be cached.
 * Catalogue images and videos may come from anywhere that an administrator names; scripts and styles only from here.
 */
function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const { scriptHashes, isSecure, hstsSubdomains, isDevelopment } = options;
  const setHelmet = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Also of styles: of files alone, no inline ones.
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
        ...(isDevelopment
          ? { styleSrc: ["'self'", "'unsafe-inline'"] }
          : { requireTrustedTypesFor: ["'script'"], trustedTypes: TRUSTED_TYPES }),
      },
    },
    strictTransportSecurity: isSecure && { includeSubDomains: hstsSubdomains },
    // Recipe photos and share pictures are meant to be shown elsewhere too.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that have gone (Internet Explorer, Flash, XSS auditors), and for what browsers do by themselves over https.
    // Each response would carry them unpacked.
    xDownloadOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
  });
  // Helmet writes its headers to a response; this one is read and never sent.
  const recorder = new ServerResponse(new IncomingMessage(new Socket()));
  setHelmet(recorder.req, recorder, () => undefined);
  const headers = Object.entries(recorder.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...(Object.fromEntries(headers) as Record<string, string>),
    // The search listens to the visitor; nothing else needs a device.
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  };
}
