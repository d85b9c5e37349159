import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './first-load.ts';
import { offlineFiles } from './offline-files.ts';
import { SUPPORTED_BROWSERS } from './supported-browsers.ts';

const root = join(import.meta.dirname, '..');

/** Bundles the service worker into the built site in `clientDir` as one file, with the list of what it keeps. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  // Only here, since loading Vite takes longer than finding that nothing is to be done.
  const { build } = await import('vite');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { release, files } = offlineFiles(manifest);
  await build({
    root,
    logLevel: 'warn',
    envDir: false,
    configFile: false,
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(files),
      RELEASE: JSON.stringify(release),
    },
    build: {
      outDir: clientDir,
      target: SUPPORTED_BROWSERS,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'ui/app/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
