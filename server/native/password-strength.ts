import { createRequire } from 'node:module';
import type * as CommonWords from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_CHARACTERS } from '#openapi/generated/limits.ts';

/** Returns the end of a sentence that begins with the password's name, or null for a good password. */
export function weaknessOf(password: string, siteName: string): string | null {
  if ([...password].length < MIN_PASSWORD_CHARACTERS)
    return `must have at least ${MIN_PASSWORD_CHARACTERS} characters`;
  return isCommonPassword(password, siteName)
    ? 'must not be a common one, nor the name of the site: take four random words'
    : null;
}

/** These words are common in this trade, and the list of common passwords lacks them. */
const SITE_WORDS =
  'admin administrator root default login user guest test passwort passphrase qwertz azerty cocktails cocktail distillery tasting house cheers drinks drink recipes bar';
/** Long common passwords count as parts ('welcome' in 'MyWelcome1'). Short ones are in good passwords too. */
const PARTS = { fromFirst: 3000, minCharacters: 6 };
const MIN_OTHER_CHARACTERS = 6;

/** Returns true also for a password that adds little to listed words, the name of the site and a year. */
export function isCommonPassword(password: string, siteName: string): boolean {
  const listed = listedPasswords();
  const lower = password.toLowerCase();
  if (listed.includes(lower.replace(/\d+$/, ''))) return true;
  const nameWords = siteName
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2);
  const parts = listed.slice(0, PARTS.fromFirst).filter(({ length }) => length >= PARTS.minCharacters);
  const words = [...SITE_WORDS.split(' '), ...nameWords, ...parts];
  words.sort((a, b) => b.length - a.length);
  const others = words.reduce((rest, word) => rest.replaceAll(word, ' '), lower);
  const characters = others.replaceAll(/(?:19|20)\d\d|[^\p{L}\p{N}]/gu, '');
  return new Set(characters).size < MIN_OTHER_CHARACTERS;
}

/** Returns the most common first. The list is loaded on demand, because most starts check no password. */
function listedPasswords(): readonly string[] {
  const require = createRequire(import.meta.url);
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof CommonWords;
  return dictionary['passwords-common'];
}
