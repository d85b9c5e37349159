import { SheetError } from '../read/sheet-error.ts';
import { isSheetField, type SheetField } from '../sheet-fields.ts';

/**
 * The field that the request gives a column, null for one that is left out.
 * @throws SheetError 400 when it names a field that does not exist
 */
export function readMapping(mapping: Record<string, string>): Map<string, SheetField | null> {
  const wishes = new Map<string, SheetField | null>();
  for (const [column, wish] of Object.entries(mapping)) {
    if (wish === '' || wish === 'ignore') {
      wishes.set(column.trim(), null);
    } else if (isSheetField(wish)) {
      wishes.set(column.trim(), wish);
    } else {
      throw new SheetError(
        400,
        `The mapping gives column '${column}' to '${wish}', which is no field of a cocktail.`,
      );
    }
  }
  return wishes;
}
