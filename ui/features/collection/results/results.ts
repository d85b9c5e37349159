/** What shows a narrowed, sorted or drawn collection, and picks from it, as one part. */
export { CollectionResults } from './CollectionResults.tsx';
export { drinksQuery } from './drinks-query.ts';
export { FilterChips } from './FilterChips.tsx';
export { Surprise } from './Surprise.tsx';
