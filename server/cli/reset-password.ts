import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { hash } from 'argon2';
import { weaknessOf } from '#server/native/password-strength.ts';
import { locationName, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { onSite, refuseWithoutSite } from './on-site.ts';

/** With `next` null, the configured password opens the site again. All sessions end. */
export async function resetPassword(
  location: DatabaseLocation,
  next: string | null,
  siteName: string,
): Promise<string> {
  const weakness = next === null ? null : weaknessOf(next, siteName);
  if (weakness !== null) throw new Error(`The new password ${weakness}.`);
  refuseWithoutSite(location);
  // Running processes (PostgreSQL) notice it at their next request.
  await onSite(location, async ({ password }) => {
    const { version } = await password.find();
    const changed = { hash: next === null ? null : await hash(next), changedAt: new Date().toISOString() };
    if (!(await password.change(changed, version, null)))
      throw new Error('The password was changed at the same moment: please try again.');
  });
  const what = next === null ? 'the configured one again' : 'changed';
  return `The password of ${locationName(location)} is ${what}, and all sessions are over.`;
}

/** Asks without an echo, or reads a line from a pipe. Other users could see an argument. */
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
