/** What is known of strengths, as one part that comes after the page: a first load needs none of its tables. */
export { batchWaterMl } from '#ui/rules/strength.ts';
export { StrengthEstimate } from './StrengthEstimate.tsx';
