import type { FieldReader, RowRemarks } from './field-value.ts';
import { isListField, type SheetCocktail, type SheetField } from '../sheet-fields.ts';

/** Reads the rows of one recipe: lists go on from row to row, any other field keeps its first value. */
export function joinRecipe(
  recipe: readonly (readonly string[])[],
  readers: readonly (readonly [SheetField, FieldReader])[],
  fields: SheetCocktail,
  remarks: RowRemarks,
): void {
  const target = fields as Record<string, unknown>;
  for (const [field, read] of readers)
    for (const cells of recipe) {
      const value = read(cells, remarks);
      const before = target[field];
      if (Array.isArray(value) && Array.isArray(before)) {
        const added = field === 'ingredients' ? value : value.filter((one) => !before.includes(one));
        before.push(...added);
      } else if (before === undefined || before === null || before === '' || before === false) {
        target[field] = value;
      } else if (
        !isListField(field) &&
        value !== null &&
        value !== '' &&
        value !== false &&
        value !== before
      ) {
        remarks.doubts.push('rowsDiffer');
      }
    }
}
