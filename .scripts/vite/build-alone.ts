import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Builds something beside the site, without the site's own configuration of Vite. */
export async function buildAlone(build: InlineConfig['build'], define: InlineConfig['define'] = {}) {
  // Vite is loaded only here, because loading it is slow and most importers of this file build nothing.
  const vite = await import('vite');
  return vite.build({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'warn',
    envDir: false,
    configFile: false,
    publicDir: false,
    define,
    build,
  });
}

/** Builds `program` as main.js into `outDir`, and the programs that it needs beside it. */
export async function buildServer(program: string, outDir: string): Promise<void> {
  await buildAlone({
    ssr: true,
    target: 'node20',
    outDir,
    rolldownOptions: {
      input: {
        main: program,
        'sheet-process': 'server/native/sheet-process.ts',
        // A machine with only the built site makes its backups with this program.
        command: 'server/cli/command.ts',
      },
      // Shared chunks are beside the entries, so that `import.meta.dirname` is the same folder everywhere.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  });
}
