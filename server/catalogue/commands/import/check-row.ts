import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetCocktail, SheetField } from '#server/sheets/sheet-fields.ts';
import type { Fields } from '../../item.ts';
import type { RowReason } from './import-report.ts';

/** A recipe is worth having without them. */
const DISPENSABLE_ADDRESSES: readonly string[] = ['image', 'videoUrl'] satisfies SheetField[];

interface CheckedRow {
  body: Record<string, unknown>;
  errors: RowReason[];
  /** They say what was left out of the row. */
  notes: { field: string; message: string }[];
}

/** Lays a row over the cocktail that it updates, and checks the whole. */
export function checkRow({ id: _, ...said }: SheetCocktail, before: Fields | null): CheckedRow {
  // A text that looks like the mark of an uploaded file is an ordinary text here.
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
