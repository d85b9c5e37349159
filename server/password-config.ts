import { readFileSync } from 'node:fs';
import { isCommonPassword } from '#server/common-password.ts';

type Complain = (variable: string, problem: string) => never;

const MIN_CHARACTERS = 12;

/** The variable that says it, and undefined in demo mode. `fail` throws. */
export function readPassword(
  env: Record<string, string | undefined>,
  production: boolean,
  fail: Complain,
): { variable: string; password: string | undefined } {
  const { ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: text } = env;
  if (file && text) fail('ADMIN_PASSWORD_FILE', 'cannot be given together with ADMIN_PASSWORD');
  const variable = file ? 'ADMIN_PASSWORD_FILE' : 'ADMIN_PASSWORD';
  const password = file ? readPasswordFile(file, fail) : text || undefined;
  if (password === undefined && production)
    fail(variable, 'must be set when NODE_ENV is production: there is no demo mode there');
  // The login takes a blank password for a missing one.
  if (password?.trim() === '') fail(variable, 'must hold more than blanks');
  return { variable, password };
}

/** Without the line end that editors add. */
function readPasswordFile(file: string, fail: Complain): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return fail('ADMIN_PASSWORD_FILE', `must name a file that can be read, not "${file}" (${code})`);
  }
}

/** What is wrong with it, as the end of a sentence. */
export function weaknessOf(password: string, siteName: string): string | null {
  if ([...password].length < MIN_CHARACTERS) return `must have at least ${MIN_CHARACTERS} characters`;
  return isCommonPassword(password, siteName)
    ? 'must not be a common one, nor the name of the site: take four random words'
    : null;
}
