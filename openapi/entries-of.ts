import { MOST_NAME_LETTERS } from './generated/limits.ts';

export function entriesOf(text: string): string[] {
  const entries = new Set(text.split(',').map((entry) => entry.trim()));
  entries.delete('');
  return [...entries];
}

/** Of an address, which may hold anything: without what is too long for a name or an id, and no more than a read takes. */
export function namesIn(text: string, most: number): string[] {
  return entriesOf(text)
    .filter(({ length }) => length <= MOST_NAME_LETTERS)
    .slice(0, most);
}
