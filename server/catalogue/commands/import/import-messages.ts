import { MAX_REPORTED } from '#openapi/generated/limits.ts';

export const MOST_WITHOUT_AMOUNTS = 'Most recipes have no amounts';
export const TOO_MANY_CREATED = `An import may add ${MAX_REPORTED.createdItems.toLocaleString('en-US')} items to the catalogue; this row names more`;
export const repeatedIn = (row: number): string =>
  `This cocktail stands in row ${row} already; a sheet may name it once`;
export const noWebAddress = (text: string): string => `"${text}" is no web address and was left out`;
