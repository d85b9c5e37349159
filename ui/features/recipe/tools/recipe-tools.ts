/** What is known of units, servings, strengths, swaps and sharing, as one part that comes after the page: a first load needs none of it. */
export { shareOrCopy } from '../share/share-or-copy.ts';
export { RunningCountdowns } from '../mixing/RunningCountdowns.tsx';
export { JugChoice } from './JugChoice.tsx';
export { servingLines } from './serving-lines.ts';
export { StrengthRange, StrengthWorking } from './StrengthWorking.tsx';
export { LineSwaps } from './LineSwaps.tsx';
