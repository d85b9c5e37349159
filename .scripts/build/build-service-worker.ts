import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { entryOf, filesLoadedBy } from '../../ui/app/manifest-chunks.ts';
import { SUPPORTED_BROWSERS } from '../../.tooling/supported-browsers.ts';

const root = join(import.meta.dirname, '../..');
const DASHBOARD = 'ui/features/admin/AdminPage.tsx';
/** The worker shows this page instead of one that was never visited. */
const OFFLINE_PAGE = '/offline';

/** Builds the worker as one file, with the list of files that it stores. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  // Vite is loaded only here, since that takes longer than to find that nothing is to be done.
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

/** Workbox's precache consists of such entries. A file with a hash in its name needs no revision. */
interface PrecachedFile {
  url: string;
  revision: string | null;
}

/** Lists every script, style and font of the public site, and the offline page. */
function offlineFiles(manifest: Manifest): { release: string; files: PrecachedFile[] } {
  const chunks = filesLoadedBy(manifest, [entryOf(manifest)], { later: true, except: DASHBOARD });
  const named = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.(?:css|woff2)$/.test(file));
  const files = [...new Set([...chunks, ...named])].sort();
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return {
    release,
    files: [
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
      { url: OFFLINE_PAGE, revision: release },
    ],
  };
}
