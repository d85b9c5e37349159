import { checkBody } from '#openapi/validation/check-body.ts';
import type { RowNote } from '#openapi/generated/model.ts';
import { nameKey } from '#openapi/names/fold-text.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import { completeFields, dropOldPicture, type Fields } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';
import type { SheetCocktail, SheetField } from '#server/sheets/sheet-fields.ts';
import type { ImportReferences, RowReason } from './import-references.ts';

const { references: REFERENCES } = RESOURCES.cocktails;

/** Complete fields with ids in their references, or everything that is wrong. `notes` say what was left out. */
type RowOutcome = { notes: readonly FieldNote[] } & (
  { fields: Fields; errors: readonly [] } | { fields: null; errors: readonly RowReason[] }
);

type FieldNote = Omit<RowNote, 'row'>;

const DISPENSABLE_ADDRESSES: readonly SheetField[] = ['image', 'videoUrl'];

/** Lays a row over the cocktail that it updates (`before`). References that the catalogue lacks are created only for a row without errors. */
export function completeRow(
  said: SheetCocktail,
  before: Fields | null,
  references: Pick<ImportReferences, 'check' | 'resolve'>,
  isNameFree: (key: string) => boolean,
): RowOutcome {
  const form: Record<string, unknown> = { ...before };
  for (const [field, value] of Object.entries(said)) if (field !== 'id') form[field] = value;
  // A text that looks like the mark of an uploaded file is an ordinary text here.
  if (said.image) form['image'] = normaliseText(said.image);
  const { body, errors: all } = checkBody('CocktailFields', form);
  const { found, notes } = withoutBadAddresses(body, all, said, before);
  const isFine = (field: string): boolean =>
    said[field as SheetField] !== undefined && found.every((error) => error.field !== field);
  const errors = [...found];
  const name = String(body['name']);
  if (isFine('name') && !isNameFree(nameKey(name)))
    errors.push({ field: 'name', code: 'taken', message: `There is already a cocktail named "${name}"` });
  const named = REFERENCES.filter(({ field }) => isFine(field)).map(
    (reference) => [reference, valuesOf(body[reference.field])] as const,
  );
  errors.push(...references.check(named));
  if (errors.length > 0) return { fields: null, errors, notes };

  const resolved: Record<string, unknown> = {};
  for (const reference of REFERENCES) {
    const { field, many } = reference;
    if (before && said[field as SheetField] === undefined) resolved[field] = before[field];
    else {
      const ids = references.resolve(reference, valuesOf(body[field]));
      resolved[field] = many ? ids : (ids[0] ?? null);
    }
  }
  const picture = before && dropOldPicture(before, { image: body['image'] });
  return {
    fields: completeFields('cocktails', Object.assign(body, resolved, picture)),
    errors: [],
    notes,
  };
}

function withoutBadAddresses(
  body: Record<string, unknown>,
  errors: readonly RowReason[],
  said: SheetCocktail,
  before: Fields | null,
): { found: readonly RowReason[]; notes: FieldNote[] } {
  if (errors.length === 0) return { found: errors, notes: [] };
  const isDispensable = ({ field }: RowReason): boolean =>
    (DISPENSABLE_ADDRESSES as readonly string[]).includes(field);
  const notes = errors.filter(isDispensable).map(({ field }) => {
    body[field] = before?.[field] ?? null;
    return { field, message: `"${String(said[field as SheetField])}" is no web address and was left out` };
  });
  return { found: errors.filter((error) => !isDispensable(error)), notes };
}

/** A default never replaces what an administrator wrote. */
export function withoutNeedlessDefaults(
  said: SheetCocktail,
  defaulted: readonly SheetField[],
  before: Fields | null,
): SheetCocktail {
  if (!before || defaulted.length === 0) return said;
  const isFilled = (field: SheetField): boolean => {
    const value = before[field];
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  };
  const needless = defaulted.filter(isFilled);
  return Object.fromEntries(
    Object.entries(said).filter(([field]) => !needless.includes(field as SheetField)),
  );
}

function valuesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value ? [value] : [];
}
