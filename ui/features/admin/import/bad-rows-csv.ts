import type { ImportResults, RowNote } from '#openapi/generated/model/index.ts';
import { csvText } from '#ui/lib/words/csv-text.ts';
import { sheetFieldLabel } from './column-choices.ts';

/** The import ignores this column, so a mended sheet can be imported as it is. */
const REASON = 'reason';

export type LeftOut = Pick<ImportResults, 'columns' | 'errors' | 'failedRows'>;

/** The rows that an import left out as they stand in the sheet, each with its reason, to be mended and imported again. */
export function badRowsCsv({ columns, errors, failedRows = [] }: LeftOut): string {
  const reasons = reasonsByRow(errors);
  const names = columns.map(({ column }) => column);
  const isOwn = names.map((name) => name.trim().toLowerCase() !== REASON);
  const table = [
    [...names.filter((_name, index) => isOwn[index]), REASON],
    ...failedRows.map(({ row, values }) => [
      ...values.filter((_value, index) => isOwn[index]),
      (reasons.get(row) ?? []).join('; '),
    ]),
  ];
  return csvText(table);
}

function reasonsByRow(errors: readonly RowNote[]): Map<number, string[]> {
  const reasons = new Map<number, string[]>();
  for (const { row, field, message } of errors) {
    const told = `${sheetFieldLabel(field)}: ${message}`;
    const earlier = reasons.get(row);
    if (earlier) earlier.push(told);
    else reasons.set(row, [told]);
  }
  return reasons;
}
