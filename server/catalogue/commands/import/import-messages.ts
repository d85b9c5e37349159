import { MAX_REPORTED } from '#openapi/generated/limits.ts';

/** A recipe whose id in the sheet is `wanted`, and in the catalogue `id`. */
export interface OtherId {
  row: number;
  wanted: string;
  id: string;
}

export const MOST_WITHOUT_AMOUNTS = 'Most recipes have no amounts';
export const TOO_MANY_CREATED = `An import may add ${MAX_REPORTED.createdItems.toLocaleString('en-US')} items to the catalogue; this row names more`;
export const repeatedIn = (row: number): string =>
  `This cocktail stands in row ${row} already; a sheet may name it once`;
export const otherIdsMessage = (count: number, { row, wanted, id }: OtherId): string =>
  `Ids not taken: ${count}, such as "${wanted}" in row ${row}, whose recipe has the id "${id}"`;
export const noWebAddress = (text: string): string => `"${text}" is no web address and was left out`;
