/** The controls are one chunk, since a recipe can be read before any of them is there. */
export { RunningCountdowns } from './mixing/Countdowns.tsx';
export { JugChoice } from './serving/JugChoice.tsx';
export { servingLines } from './serving/serving-lines.ts';
