/** Builds what `npm start` needs, if the sources have changed. With `--force` it always builds. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildReference } from './build/build-reference.ts';
import { buildServer } from './vite/build-alone.ts';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { isBuilt, replaceDist, sourceStamp } from './build/build-stamp.ts';
import { discardAbandoned } from './build/discard-abandoned.ts';

const root = join(import.meta.dirname, '..');

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|html|webmanifest|ico)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every file `x` under `folder` that they make smaller. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !entry.parentPath.endsWith('.vite'),
  );
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  };
  const forms = { br: await toBrotli(content, { params }), gz: await toGzip(content, { level: 9 }) };
  for (const [extension, bytes] of Object.entries(forms)) {
    if (bytes.length < content.length) await writeFile(`${path}.${extension}`, bytes);
  }
}

async function build(tempDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  // Vite is loaded only here, because loading it takes longer than to find out that nothing changed.
  const { build: viteBuild } = await import('vite');
  const { PICTURE_FONTS } = await import('./vite/subset-fonts.ts');
  const common = { root, logLevel: 'warn', envDir: false } as const;

  await viteBuild({ ...common, build: { outDir: join(tempDir, 'client') } });
  await viteBuild({
    ...common,
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'ui/app/page-renderer.tsx',
      manifest: false,
      outDir: join(tempDir, 'renderer'),
      rolldownOptions: {
        input: 'ui/app/page-renderer.tsx',
        // Only the browser loads these modules late.
        checks: { ineffectiveDynamicImport: false },
        // Node keeps the text of its programs in memory, so blanks are removed. Names stay, for stack traces.
        output: { minify: { compress: false, mangle: false, codegen: true } },
      },
    },
  });
  cpSync(PICTURE_FONTS, join(tempDir, 'renderer/fonts'), { recursive: true });
  await buildServiceWorker(join(tempDir, 'client'));
  await buildServer('server/main.ts', join(tempDir, 'server'));
  await buildReference(root, join(tempDir, 'client'));
  await compressFolder(join(tempDir, 'client'));
}

const stamp = sourceStamp(root);
if (process.argv.includes('--force') || !isBuilt(root, stamp)) {
  const started = performance.now();
  console.log('Building the site …');
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  discardAbandoned(dist, '.temp-');
  const tempDir = mkdtempSync(join(dist, '.temp-'));
  try {
    await build(tempDir);
    replaceDist(root, tempDir, stamp);
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
}
