import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Builds something beside the site, without the site's own configuration of Vite. */
export async function buildAlone(build: InlineConfig['build'], define: InlineConfig['define'] = {}) {
  // Vite is loaded only here, because loading it is slow and most importers of this file build nothing.
  const vite = await import('vite');
  return vite.build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    envDir: false,
    configFile: false,
    publicDir: false,
    define,
    build,
  });
}
