import { hash } from 'argon2';
import { weaknessOf } from '#server/password-config.ts';
import { locationName, type DatabaseLocation } from '#server/storage/connections/location.ts';
import { openStore } from '#server/storage/open-store.ts';
import { auditCommand, CommandError, mustExist } from './command-line.ts';
import { refuseServed } from './restore-site.ts';

/** Ends all sessions. @param next null: the configured one opens the site again */
export async function resetPassword(
  location: DatabaseLocation,
  next: string | null,
  siteName: string,
): Promise<string> {
  const weakness = next === null ? null : weaknessOf(next, siteName);
  if (weakness !== null) throw new CommandError(`The new password ${weakness}.`);
  mustExist(location);
  // Processes on PostgreSQL notice it at the next request.
  await refuseServed(location, true);
  const store = await openStore(location);
  try {
    const { version } = await store.password.find();
    const changed = { hash: next === null ? null : await hash(next), changedAt: new Date().toISOString() };
    if (!(await store.password.change(changed, version, null)))
      throw new CommandError('The password was changed at the same moment: please try again.');
    await auditCommand(store, 'password-changed', 'npm run password');
    const what = next === null ? 'the configured one again' : 'changed';
    return `The password of ${locationName(location)} is ${what}, and all sessions are over.`;
  } finally {
    await store.close();
  }
}
