import { buildAlone } from './build-alone.ts';

/** Builds main.js into `outDir`, with all that the program finds beside it. */
export async function buildServer(program: string, outDir: string): Promise<void> {
  await buildAlone({
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
  });
}
