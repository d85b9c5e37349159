import { SubstitutionCategory, SubstitutionDifficulty } from '#openapi/generated/model.ts';
import { useTypedParameter } from '#ui/history/useTypedParameter.ts';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';
import type { SwapFilter } from './filter-swaps.ts';

/** The names of the filters in the URL. */
export const PARAMETERS = { text: 'q', category: 'category', difficulty: 'difficulty' } as const;

export const CATEGORIES = Object.values(SubstitutionCategory);
export const DIFFICULTIES = Object.values(SubstitutionDifficulty);

/** Reads the filters from the URL. An unknown value means all. */
export function useGuideFilter() {
  const [parameters, updateQuery] = useUrlParameters();
  const [text, setText] = useTypedParameter(PARAMETERS.text);
  const filter: SwapFilter = {
    text,
    category: CATEGORIES.find((category) => category === parameters.get(PARAMETERS.category)) ?? '',
    difficulty: DIFFICULTIES.find((level) => level === parameters.get(PARAMETERS.difficulty)) ?? '',
  };
  return {
    filter,
    isFiltered: text.trim() !== '' || filter.category !== '' || filter.difficulty !== '',
    setText,
    choose: (select: 'category' | 'difficulty', value: string) =>
      updateQuery((latest) => withParameter(latest, PARAMETERS[select], value)),
    clear: () => {
      setText('');
      updateQuery(() => new URLSearchParams());
    },
  };
}

export type GuideFiltering = ReturnType<typeof useGuideFilter>;
