import { MAX_REPORTED } from '#openapi/generated/limits.ts';
import type { ImportResults } from '#openapi/generated/model.ts';

export const MOST_WITHOUT_AMOUNTS = 'Most recipes have no amounts';
export const TOO_MANY_CREATED = `An import may add ${MAX_REPORTED.createdItems.toLocaleString('en-US')} items to the catalogue; this row names more`;
export const repeatedIn = (row: number): string =>
  `This cocktail stands in row ${row} already; a sheet may name it once`;
export const noWebAddress = (text: string): string => `"${text}" is no web address and was left out`;

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
