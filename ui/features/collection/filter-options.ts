import { capitalised } from '#openapi/capitalised.ts';
import type { FilterOption } from '#openapi/generated/model/index.ts';

/** An id read as a name. */
function wordsOf(id: string): string {
  return capitalised(id.replaceAll('-', ' '));
}

/** The options with the chosen one among them, although it would show nothing. */
export function withChosen(options: readonly FilterOption[], chosen: string): readonly FilterOption[] {
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, name: wordsOf(chosen), count: 0 }];
}
