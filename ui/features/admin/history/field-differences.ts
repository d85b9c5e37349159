import { diffArrays, diffWords } from 'diff';
import type { Change } from '#openapi/generated/model.ts';
import { PICTURE_PATH } from '#openapi/pictures.ts';
import { americanName } from '#ui/lib/words/allergen-words.ts';
import { formatValue, type FormField } from '../resources/form-fields.ts';
import { resourceByName } from '../resources/resource-definitions.ts';

/** So many unchanged lines, or more, are shown as one line. */
const FOLDED_LINES = 4;

export type States = Pick<Change, 'resource' | 'before' | 'after'>;

export interface FieldDifference {
  field: FormField;
  before: unknown;
  after: unknown;
}

/** Lists them in the form's order. If one state is missing, every filled field of the other one differs. */
export function fieldDifferences({ resource, before, after }: States): FieldDifference[] {
  const [earlier, later] = [before ?? after, after ?? before];
  return resourceByName(resource).fields.flatMap((field) => {
    const difference = { field, before: earlier?.[field.name], after: later?.[field.name] };
    const isSame = earlier === later ? isNothing(difference.after) : isUnchanged(difference);
    return isSame ? [] : [difference];
  });
}

/** Returns 'Description, Ingredients', for example. For a new or deleted item it returns ''. */
export function changedLabels(change: States): string {
  if (change.before === null || change.after === null) return '';
  const labels = fieldDifferences(change).map(({ field }) => field.label);
  return labels.join(', ');
}

export interface DiffPart {
  value: string;
  added: boolean;
  removed: boolean;
}

/** Compares words of a text, lines of a list, and whole pictures. */
export function diffParts({ field, before, after }: FieldDifference): DiffPart[] {
  const isText = ![before, after].some((value) => Array.isArray(value) || isPicture(value));
  if (isText) return diffWords(formatValue(before), formatValue(after));
  // Values that refer to no item are words of the contract, such as allergens.
  const format = field.control === 'multiple' && !field.reference ? americanName : String;
  const lines = (value: unknown) => (isNothing(value) ? [] : [value].flat()).map(formatValue).map(format);
  const parts = diffArrays(lines(before), lines(after));
  return parts.map(({ value, added, removed }) => {
    const isFolded = parts.length > 1 && !added && !removed && value.length >= FOLDED_LINES;
    const text = isFolded ? `… ${value.length} lines as they were …` : value.join('\n');
    return { value: text, added, removed };
  });
}

/** A picture at another site's URL does not count. */
export function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(PICTURE_PATH);
}

function isNothing(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}

function isUnchanged({ before, after }: FieldDifference): boolean {
  return (isNothing(before) && isNothing(after)) || JSON.stringify(before) === JSON.stringify(after);
}
