import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Asked for without an echo, or read from a pipe without the line end that `echo` adds: never an argument, which other users see. */
export async function readNewPassword(input: NodeJS.ReadStream): Promise<string> {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  try {
    process.stderr.write('New password: ');
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
