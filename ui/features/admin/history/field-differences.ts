import { entryText } from '../form/entry-text.ts';
import type { FormField } from '../form/form-fields.ts';
import { sequenceDiff, type Run } from './sequence-diff.ts';

export type FieldDifference = { name: string; label: string } & (
  { kind: 'words' | 'lines'; runs: Run[] } | { kind: 'picture'; before: string | null; after: string | null }
);

/** In the form's order. Without an item before or after, everything stands unmarked. */
export function fieldDifferences(
  fields: readonly FormField[],
  before: object | null,
  after: object | null,
): FieldDifference[] {
  const [earlier, later] = [before, after] as (Readonly<Record<string, unknown>> | null)[];
  const only = earlier && later ? null : (earlier ?? later);
  return fields.flatMap(({ name, label }): FieldDifference[] => {
    const old = (only ?? earlier)?.[name];
    const now = (only ?? later)?.[name];
    if (only ? isNothing(now) : isSame(old, now)) return [];
    if (isStored(old) || isStored(now)) {
      return [{ name, label, kind: 'picture', before: addressOf(old), after: addressOf(now) }];
    }
    if (Array.isArray(old) || Array.isArray(now)) {
      return [{ name, label, kind: 'lines', runs: sequenceDiff(listOf(old), listOf(now)) }];
    }
    return [{ name, label, kind: 'words', runs: readableRuns(sequenceDiff(wordsOf(old), wordsOf(now))) }];
  });
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isSame(old: unknown, now: unknown): boolean {
  return (isNothing(old) && isNothing(now)) || JSON.stringify(old) === JSON.stringify(now);
}

function isStored(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/api/images/');
}

function addressOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(entryText) : [];
}

/** A shorter common part between two differences is chance and tears the text to shreds. */
const CHANCE_CHARACTERS = 3;

/** Joins neighbours: first all removals, then all additions. */
function readableRuns(runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  let gone: string[] = [];
  let came: string[] = [];
  const tell = () => {
    if (gone.length > 0) found.push({ kind: 'removed', items: gone });
    if (came.length > 0) found.push({ kind: 'added', items: came });
    [gone, came] = [[], []];
  };
  runs.forEach(({ kind, items }, index) => {
    const isBetween = index > 0 && index < runs.length - 1;
    if (kind === 'same' && !(isBetween && items.join('').trim().length <= CHANCE_CHARACTERS)) {
      tell();
      found.push({ kind, items });
      return;
    }
    if (kind !== 'added') gone.push(...items);
    if (kind !== 'removed') came.push(...items);
  });
  tell();
  return found;
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  return String(value)
    .split(/(\s+)/)
    .filter((word) => word !== '');
}
