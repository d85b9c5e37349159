import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Builds main.js into `outDir`, with all that the program finds beside it. */
export async function buildServer(program: string, outDir: string): Promise<void> {
  // Vite is loaded only here, since that takes longer than to find that nothing is to be done.
  const { build } = await import('vite');
  await build({
    root,
    logLevel: 'warn',
    envDir: false,
    configFile: false,
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      rolldownOptions: {
        input: {
          main: program,
          'sheet-process': 'server/native/sheet-process.ts',
          // A machine that has the built site alone makes its backups with it.
          command: 'server/cli/command.ts',
        },
        // Shared chunks lie beside the entries, so that `import.meta.dirname` is the same folder everywhere.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
