export { RunningCountdowns } from '../mixing/Countdowns.tsx';
export { JugChoice } from './JugChoice.tsx';
export { servingLines } from './serving-lines.ts';
