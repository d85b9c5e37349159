import type { ImportResults, ReportedRow } from '#openapi/generated/model/index.ts';

/** What an import says of its rows, row by row in the order of the sheet. */
export function reportedRows({
  errors,
  doubts,
  notes,
  existing,
  failedRows = [],
}: ImportResults): ReportedRow[] {
  const rows = new Map<number, ReportedRow>();
  const at = (row: number): ReportedRow => {
    const known = rows.get(row) ?? { row, errors: [], doubts: [], notes: [], existing: null, values: null };
    rows.set(row, known);
    return known;
  };
  for (const error of errors) at(error.row).errors.push(error);
  for (const note of notes) at(note.row).notes.push(note);
  for (const { doubt, message, rows: doubted } of doubts)
    for (const row of doubted) at(row).doubts.push({ doubt, message });
  for (const one of existing) at(one.row).existing = one;
  for (const { row, values } of failedRows) at(row).values = values;
  return [...rows.values()].sort((one, other) => one.row - other.row);
}
