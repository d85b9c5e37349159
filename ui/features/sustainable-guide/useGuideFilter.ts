import {
  SubstitutionCategory,
  SubstitutionDifficulty,
  type SustainableSubstitution,
} from '#openapi/generated/model.ts';
import { useTypedParameter } from '#ui/history/useTypedParameter.ts';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';

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

/** An empty text, category or difficulty matches all swaps. */
interface SwapFilter {
  text: string;
  category: SustainableSubstitution['category'] | '';
  difficulty: SustainableSubstitution['difficulty'] | '';
}

type Filterable = Pick<
  SustainableSubstitution,
  'originalIngredient' | 'sustainableAlternative' | 'description' | 'category' | 'difficulty'
>;

/** A swap must pass all three filters (PRODUCT.md, Sustainable Ingredient Guide). */
export function filterSwaps<Swap extends Filterable>(swaps: readonly Swap[], filter: SwapFilter): Swap[] {
  const text = filter.text.trim().toLowerCase();
  return swaps.filter(
    (swap) =>
      (filter.category === '' || swap.category === filter.category) &&
      (filter.difficulty === '' || swap.difficulty === filter.difficulty) &&
      [swap.originalIngredient, swap.sustainableAlternative, swap.description].some((field) =>
        field.toLowerCase().includes(text),
      ),
  );
}
