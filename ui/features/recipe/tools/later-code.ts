/** What is known of strengths and of swaps, as one part that comes after the page: a first load needs none of it. */
export { batchWaterMl } from '#ui/rules/strength.ts';
export { swapsForLine } from '#ui/rules/swaps.ts';
export { StrengthEstimate } from './StrengthEstimate.tsx';
export { SwapLink } from './SwapLink.tsx';
