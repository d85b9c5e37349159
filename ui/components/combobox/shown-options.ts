import { foldText } from '#openapi/text/fold-text.ts';

export interface Option {
  value: string;
  label: string;
}

/** More options would take seconds to draw, and are too many to look through. */
const MAX_SHOWN = 500;

/** `wanted` is folded. */
export const shownOptions = (options: readonly Option[], wanted: string): Option[] =>
  options.filter(({ label }) => foldText(label).includes(wanted)).slice(0, MAX_SHOWN);
