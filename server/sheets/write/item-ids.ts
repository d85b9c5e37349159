/** By resource, names and the ids of the items that they name. */
export type ItemIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What such a cell says; undefined for a cell that says nothing or was changed by hand. */
export function readItemIds(cell: string): ItemIds | undefined {
  if (!cell.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return isItemIds(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isItemIds(value: unknown): value is ItemIds {
  const isRecord = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return (
    isRecord(value) &&
    Object.values(value).every(
      (names) => isRecord(names) && Object.values(names).every((id) => typeof id === 'string'),
    )
  );
}
