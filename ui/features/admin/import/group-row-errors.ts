import type { RowNote } from '#openapi/generated/model/index.ts';

export interface RowErrorGroup {
  field: string;
  message: string;
  rows: number[];
}

/** Each reason once, the one with most rows first. */
export function groupRowErrors(errors: readonly RowNote[]): RowErrorGroup[] {
  const groups = new Map<string, RowErrorGroup>();
  for (const { row, field, message } of errors) {
    const key = `${field}\n${message}`;
    const group = groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key, { field, message, rows: [row] });
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}
