import { MAX_NAME_LETTERS } from '../generated/limits.ts';

export function entriesOf(text: string): string[] {
  const entries = new Set(text.split(',').map((entry) => entry.trim()));
  entries.delete('');
  return [...entries];
}

/** Returns at most `most` names in a parameter of a URL, without those too long for a name or an id. */
export function namesIn(text: string, most: number): string[] {
  return entriesOf(text)
    .filter(({ length }) => length <= MAX_NAME_LETTERS)
    .slice(0, most);
}
