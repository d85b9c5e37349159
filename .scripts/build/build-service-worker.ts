import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { entryModuleOf, filesLoadedBy } from '../../ui/app/manifest-chunks.ts';
import { buildAlone } from '../vite/build-alone.ts';
import { SUPPORTED_BROWSERS } from '../vite/supported-browsers.ts';

const DASHBOARD = 'ui/features/admin/AdminPage.tsx';

/** Builds the worker as one file, with the list of files that it stores. */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const { release, files } = offlineFiles(manifest);
  const define = {
    'process.env.NODE_ENV': '"production"',
    'self.__WB_MANIFEST': JSON.stringify(files),
    RELEASE: JSON.stringify(release),
  };
  const build = {
    outDir: clientDir,
    target: SUPPORTED_BROWSERS,
    emptyOutDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'ui/app/offline/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  } as const;
  await buildAlone(build, define);
}

/** An entry of Workbox's precache. A file with a hash in its name needs no revision. */
interface PrecachedFile {
  url: string;
  revision: null;
}

/** Returns every script, style and font of the public site. */
function offlineFiles(manifest: Manifest): { release: string; files: PrecachedFile[] } {
  const chunks = filesLoadedBy(manifest, [entryModuleOf(manifest)], {
    withDynamicImports: true,
    except: DASHBOARD,
  });
  const named = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.(?:css|woff2)$/.test(file));
  const files = [...new Set([...chunks, ...named])].sort();
  const release = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
  return { release, files: files.map((file) => ({ url: `/${file}`, revision: null })) };
}
