/** What shows a narrowed, sorted or drawn collection, as one part. */
export { CollectionResults } from './CollectionResults.tsx';
export { drinksQuery } from './drinks-query.ts';
