export { CollectionResults } from './CollectionResults.tsx';
export { drinksQuery } from './drinks-query.ts';
export { FilterChips } from './FilterChips.tsx';
export { Surprise } from './Surprise.tsx';
