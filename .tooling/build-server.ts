import { buildAlone } from './build-alone.ts';

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
