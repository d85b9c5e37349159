import { checkBody } from '#openapi/validation/check-body.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetCocktail, SheetField } from '#server/sheets/sheet-fields.ts';
import { completeFields, dropOldPicture, type Fields } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';
import type { ImportReferences, RowReason } from './import-references.ts';

const { references: REFERENCES } = RESOURCES.cocktails;
/** A recipe is worth having without them. */
const DISPENSABLE_ADDRESSES: readonly string[] = ['image', 'videoUrl'] satisfies SheetField[];

/** Complete fields with ids in their references, or everything that is wrong. `notes` say what was left out. */
interface CompleteRow {
  fields: Fields | null;
  errors: readonly RowReason[];
  notes: readonly { field: string; message: string }[];
}

/** Lays a row over the cocktail that it updates (`before`). References that the catalogue lacks are created only for a row without errors. */
export function completeRow(
  said: SheetCocktail,
  before: Fields | null,
  references: Pick<ImportReferences, 'check' | 'resolve'>,
): CompleteRow {
  const { id: _, ...row } = said;
  // A text that looks like the mark of an uploaded file is an ordinary text here.
  const image = said.image ? { image: normaliseText(said.image) } : {};
  const { body, errors: found } = checkBody('CocktailFields', { ...before, ...row, ...image });
  const isAddress = ({ field }: RowReason): boolean => DISPENSABLE_ADDRESSES.includes(field);
  const notes = found.filter(isAddress).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    return { field, message: `"${String(said[field as SheetField])}" is no web address and was left out` };
  });
  const errors = found.filter((error) => !isAddress(error));
  const isFine = (field: string): boolean =>
    said[field as SheetField] !== undefined && errors.every((error) => error.field !== field);
  const named = REFERENCES.filter(({ field }) => isFine(field));
  errors.push(...references.check(named.map((one) => [one, valuesOf(body[one.field])] as const)));
  if (errors.length > 0) return { fields: null, errors, notes };

  for (const reference of REFERENCES) {
    const { field, many } = reference;
    if (before && said[field as SheetField] === undefined) body[field] = before[field];
    else {
      const ids = references.resolve(reference, valuesOf(body[field]));
      body[field] = many ? ids : (ids[0] ?? null);
    }
  }
  const picture = before && dropOldPicture(before, { image: body['image'] });
  return { fields: completeFields('cocktails', { ...body, ...picture }), errors: [], notes };
}

/** A default never replaces what an administrator wrote. */
export function withoutNeedlessDefaults(
  said: SheetCocktail,
  defaulted: readonly SheetField[],
  before: Fields | null,
): SheetCocktail {
  const isFilled = (value: unknown): boolean => valuesOf(value).length > 0;
  const needless = defaulted.filter((field) => isFilled(before?.[field]));
  if (needless.length === 0) return said;
  const kept = Object.entries(said).filter(([field]) => !needless.includes(field as SheetField));
  return Object.fromEntries(kept);
}

function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value ? [value] : [];
}
