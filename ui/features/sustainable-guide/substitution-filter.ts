import type { SustainableSubstitution } from '#openapi/generated/model/index.ts';

export interface SubstitutionFilter {
  text: string;
  category: SustainableSubstitution['category'] | 'all';
  difficulty: SustainableSubstitution['difficulty'] | 'all';
}

type Filterable = Pick<
  SustainableSubstitution,
  'originalIngredient' | 'sustainableAlternative' | 'description' | 'category' | 'difficulty'
>;

/** Swaps that pass all three (PRODUCT.md, section 2, Sustainable guide). */
export function filterSubstitutions<Swap extends Filterable>(
  swaps: readonly Swap[],
  filter: SubstitutionFilter,
): Swap[] {
  const text = filter.text.trim().toLowerCase();
  return swaps.filter(
    (swap) =>
      (filter.category === 'all' || swap.category === filter.category) &&
      (filter.difficulty === 'all' || swap.difficulty === filter.difficulty) &&
      [swap.originalIngredient, swap.sustainableAlternative, swap.description].some((field) =>
        field.toLowerCase().includes(text),
      ),
  );
}
