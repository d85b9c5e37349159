import { SubstitutionCategory, SubstitutionDifficulty } from '#openapi/generated/model/index.ts';
import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useTypedParameter, withParameter } from '#ui/hooks/useTypedParameter.ts';
import type { SubstitutionFilter } from './substitution-filter.ts';

export const PARAMETERS = { text: 'q', category: 'category', difficulty: 'difficulty' } as const;

export const CATEGORIES = Object.values(SubstitutionCategory);
export const DIFFICULTIES = Object.values(SubstitutionDifficulty);

export interface GuideFilter {
  filter: SubstitutionFilter;
  isFiltered: boolean;
  setText: (text: string) => void;
  choose: (select: 'category' | 'difficulty', value: string) => void;
  clear: () => void;
}

/** An unknown value of the address counts as `all`. */
export function useGuideFilter(): GuideFilter {
  const [parameters, change] = useAddressParameters();
  const [text, setText] = useTypedParameter(PARAMETERS.text);
  const filter: SubstitutionFilter = {
    text,
    category: CATEGORIES.find((category) => category === parameters.get(PARAMETERS.category)) ?? 'all',
    difficulty: DIFFICULTIES.find((level) => level === parameters.get(PARAMETERS.difficulty)) ?? 'all',
  };
  return {
    filter,
    isFiltered: text.trim() !== '' || filter.category !== 'all' || filter.difficulty !== 'all',
    setText,
    choose: (select, value) =>
      change((latest) => withParameter(latest, PARAMETERS[select], value === 'all' ? '' : value)),
    clear: () => {
      setText('');
      change(() => new URLSearchParams());
    },
  };
}
