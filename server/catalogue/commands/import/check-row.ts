import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetCocktail, SheetField } from '#server/sheets/words/sheet-fields.ts';
import type { Fields } from '../../item.ts';
import type { RowReason } from './import-report.ts';

/** A wrong address here is left out, since a recipe is worth having without it. */
const DISPENSABLE_ADDRESSES: readonly string[] = ['image', 'videoUrl'] satisfies SheetField[];

interface CheckedRow {
  body: Record<string, unknown>;
  errors: RowReason[];
  /** What was left out of the row, in words. */
  notes: { field: string; message: string }[];
}

/** Lays a row over the cocktail that it updates, and checks the whole. */
export function checkRow({ id: _, ...said }: SheetCocktail, before: Fields | null): CheckedRow {
  // A sheet uploads no pictures, so a text that equals FILE_PART is made an ordinary text.
  const image = said.image ? { image: normaliseText(said.image) } : {};
  const { body, errors } = checkBody('CocktailFields', { ...before, ...said, ...image });
  const isAddress = ({ field }: RowReason): boolean => DISPENSABLE_ADDRESSES.includes(field);
  const notes = errors.filter(isAddress).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    const text = String(said[field as 'image' | 'videoUrl']);
    return { field, message: `"${text}" is no web address and was left out` };
  });
  return { body, errors: errors.filter((error) => !isAddress(error)), notes };
}

export function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value ? [value] : [];
}
