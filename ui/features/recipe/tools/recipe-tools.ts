export { shareOrCopy } from '../share/share-or-copy.ts';
export { RunningCountdowns } from '../mixing/RunningCountdowns.tsx';
export { JugChoice } from './JugChoice.tsx';
export { servingLines } from './serving-lines.ts';
export { StrengthRange, StrengthWorking } from './StrengthWorking.tsx';
export { LineSwaps } from './LineSwaps.tsx';
