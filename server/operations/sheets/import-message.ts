import type { ImportResults } from '#openapi/generated/model.ts';

const MAX_NAMED_ITEMS = 3;

/** '2 of 4 rows imported. 2 created, 1 kept as before, 1 left out.' A dry run says 'would be'. */
export function importMessage(results: ImportResults, isDryRun: boolean): string {
  const { total, created, updated, unchanged, kept, copied, failed, createdItems } = results;
  const would = isDryRun ? 'would be ' : '';
  const copies = copied === 1 ? 'a copy' : 'copies';
  const counts = [
    [created, copied === 0 ? 'created' : `created, ${copied} of them ${copies}`],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [kept, 'kept as before'],
    [failed, 'left out'],
  ] as const;
  const summary = counts
    .filter(([count]) => count > 0)
    .map(([count, what], index) => `${count} ${index === 0 ? would : ''}${what}`)
    .join(', ');
  const newItems =
    createdItems.length > MAX_NAMED_ITEMS
      ? `${createdItems.length} items`
      : createdItems.map(({ name }) => name).join(', ');
  return [
    `${total - kept - failed} of ${total} ${total === 1 ? 'row' : 'rows'} ${would}imported.`,
    ...(summary === '' ? [] : [`${summary}.`]),
    ...(newItems === '' ? [] : [`${isDryRun ? 'Would be added' : 'Added'} to the catalogue: ${newItems}.`]),
  ].join(' ');
}
