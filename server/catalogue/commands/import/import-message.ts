import type { ImportResults } from '#openapi/generated/model/index.ts';

/** More names than this would make a message too long to be read. */
const MAX_NAMED_ITEMS = 3;

/** '3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.' */
export function importMessage({
  total,
  created,
  updated,
  unchanged,
  failed,
  createdItems,
}: ImportResults): string {
  const counts = [
    [created, 'created'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [failed, 'left out'],
  ] as const;
  const listed = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const added =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - failed} of ${total} ${total === 1 ? 'row' : 'rows'} imported.`,
    ...(listed.length > 0 ? [`${listed.join(', ')}.`] : []),
    ...(added === '' ? [] : [`Added to the catalogue: ${added}.`]),
  ].join(' ');
}
