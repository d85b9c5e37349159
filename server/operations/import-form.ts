import { normaliseText } from '#openapi/normalise.ts';
import type { SheetCocktail, SheetField } from '#server/domain/sheets/sheet-fields.ts';
import type { KeptCocktail } from '#server/storage/read-kept.ts';
import { ownValuesOf, type CocktailValues } from '#server/storage/rows.ts';

/** The fields as a form would send them: what the sheet says, laid over what is there. */
export function formOf(said: SheetCocktail, before: KeptCocktail | undefined): object {
  const form = { ...said, ...(said.image && { image: normaliseText(said.image) }) };
  if (!before) return form;
  const { row, links } = before;
  return { ...ownValuesOf(row), ...links, ...form };
}

/** A default fills what is empty; it never replaces what somebody wrote. */
export function withoutNeedlessDefaults(
  fields: SheetCocktail,
  defaulted: readonly SheetField[],
  { row, links }: KeptCocktail,
): SheetCocktail {
  if (defaulted.length === 0) return fields;
  const filled: Partial<Record<SheetField, unknown>> = {
    ...row,
    ...links,
    type: row.typeId,
    glassware: row.glasswareId,
  };
  const needless = defaulted.filter((field) => {
    const value = filled[field];
    return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !needless.includes(field as SheetField)),
  );
}

/** Whether a row says what is there already, value by value. */
export function isUnchanged(
  { row, links }: KeptCocktail,
  columns: object,
  newLinks: CocktailValues['links'],
): boolean {
  const kept: Record<string, unknown> = { ...row };
  const sameColumns = Object.entries(columns).every(([column, value]) =>
    // SQLite keeps a switch as a number.
    typeof value === 'boolean' ? Boolean(kept[column]) === value : kept[column] === value,
  );
  return sameColumns && JSON.stringify(links) === JSON.stringify(newLinks);
}
