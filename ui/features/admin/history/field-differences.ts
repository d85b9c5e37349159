import { diffArrays, diffWords, type ChangeObject } from 'diff';
import { american } from '#ui/lib/words/american.ts';
import { entryText, valueText, type FormField } from '../form/form-fields.ts';

export type FieldDifference = { name: string; label: string } & (
  | { kind: 'words'; runs: ChangeObject<string>[] }
  | { kind: 'lines'; runs: ChangeObject<string[]>[] }
  | { kind: 'picture'; before: string | null; after: string | null }
);

interface DifferentField {
  field: FormField;
  old: unknown;
  now: unknown;
}

/** In the form's order. Without an item before or after, everything that the other one says. */
export function differentFields(
  fields: readonly FormField[],
  before: object | null,
  after: object | null,
): DifferentField[] {
  const [earlier, later] = [before ?? after, after ?? before] as (Readonly<Record<string, unknown>> | null)[];
  const isOne = earlier === later;
  return fields.flatMap((field) => {
    const old = earlier?.[field.name];
    const now = later?.[field.name];
    return (isOne ? isNothing(now) : isSame(old, now)) ? [] : [{ field, old, now }];
  });
}

/** What differs within each field. Without an item before or after, everything stands unmarked. */
export function fieldDifferences(
  fields: readonly FormField[],
  before: object | null,
  after: object | null,
): FieldDifference[] {
  return differentFields(fields, before, after).map(({ field, old, now }): FieldDifference => {
    const { name, label, control, options } = field;
    if (isStored(old) || isStored(now))
      return { name, label, kind: 'picture', before: addressOf(old), after: addressOf(now) };
    if (Array.isArray(old) || Array.isArray(now)) {
      // Words of the contract, such as allergens.
      const words = control === 'many' && !options ? american : String;
      const lines = (list: unknown) => listOf(list).map(words);
      return { name, label, kind: 'lines', runs: diffArrays(lines(old), lines(now)) };
    }
    return { name, label, kind: 'words', runs: diffWords(valueText(old), valueText(now)) };
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
