/** Builds what `npm start` needs when the sources changed; `--force` builds anyway. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../.tooling/build-server.ts';
import { buildServiceWorker } from '../.tooling/build-service-worker.ts';
import { isBuilt, publish, sourceStamp } from './build-stamp.ts';
import { discardAbandoned } from '../.tooling/discard-abandoned.ts';

const root = join(import.meta.dirname, '..');

const ABANDONED_AFTER_MS = 600_000;

async function build(draft: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Loading Vite takes longer than finding that nothing is to be done.
  const [{ build: viteBuild }, { compressFolder }] = await Promise.all([
    import('vite'),
    import('./compress.ts'),
  ]);
  const common = { root, logLevel: 'warn', envDir: false } as const;

  await viteBuild({ ...common, build: { outDir: join(draft, 'client') } });
  await viteBuild({
    ...common,
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'ui/app/page-renderer.tsx',
      manifest: false,
      outDir: join(draft, 'renderer'),
      rolldownOptions: {
        input: 'ui/app/page-renderer.tsx',
        // The browser fetches later what the server has from the start.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  await buildServiceWorker(join(draft, 'client'));
  await buildServer('server/main.ts', join(draft, 'server'));
  await compressFolder(join(draft, 'client'));
}

const stamp = sourceStamp(root);
if (process.argv.includes('--force') || !isBuilt(root, stamp)) {
  const started = performance.now();
  console.log('Building the site …');
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  discardAbandoned(dist, '.draft-', ABANDONED_AFTER_MS);
  const draft = mkdtempSync(join(dist, '.draft-'));
  try {
    await build(draft);
    publish(root, draft, stamp);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
