import { diffArrays, diffWords } from 'diff';
import type { Change } from '#openapi/generated/model.ts';
import { PICTURE_PATH } from '#openapi/pages/pictures.ts';
import { american } from '#ui/lib/words/allergen-words.ts';
import { valueText, type FormField } from '../resources/form-fields.ts';
import { resourceByName } from '../resources/resource-definitions.ts';

/** From this number on, one line replaces unchanged lines. */
const FOLDED_LINES = 4;

/** A part of a text is unchanged, removed or added. */
export interface Run {
  value: string;
  added: boolean;
  removed: boolean;
}

export interface FieldDifference {
  field: FormField;
  old: unknown;
  now: unknown;
}

/** Returns the differences in the form's order. Without one of the states, all fields of the other differ. */
export function differentFields(fields: readonly FormField[], before: object | null, after: object | null) {
  const [earlier, later] = [before ?? after, after ?? before] as (Readonly<Record<string, unknown>> | null)[];
  const isOne = earlier === later;
  return fields.flatMap((field) => {
    const old = earlier?.[field.name];
    const now = later?.[field.name];
    return (isOne ? isNothing(now) : isUnchanged(old, now)) ? [] : [{ field, old, now }];
  });
}

/** Returns the labels of changed fields, such as 'Description, Ingredients'; '' for a new or deleted item. */
export function changedFields({ resource, before, after }: Change): string {
  if (before === null || after === null) return '';
  const differences = differentFields(resourceByName(resource).fields, before, after);
  return differences.map(({ field }) => field.label).join(', ');
}

/** Returns the differences within a field: words of a text, lines of a list, and whole pictures. */
export function differingRuns({ field, old, now }: FieldDifference): Run[] {
  const isText = ![old, now].some((value) => Array.isArray(value) || isPicture(value));
  if (isText) return diffWords(valueText(old), valueText(now));
  // A field of many values without options has values of the contract, such as allergens.
  const format = field.control === 'multiple' && !field.reference ? american : String;
  const lines = (value: unknown) => (isNothing(value) ? [] : [value].flat()).map(valueText).map(format);
  const runs = diffArrays(lines(old), lines(now));
  return runs.map(({ value, added, removed }) => {
    const isFolded = runs.length > 1 && !added && !removed && value.length >= FOLDED_LINES;
    const text = isFolded ? `… ${value.length} lines as they were …` : value.join('\n');
    return { value: text, added, removed };
  });
}

/** Returns whether the value is a picture that the site stores. */
export function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(PICTURE_PATH);
}

function isNothing(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}

function isUnchanged(old: unknown, now: unknown): boolean {
  return (isNothing(old) && isNothing(now)) || JSON.stringify(old) === JSON.stringify(now);
}
