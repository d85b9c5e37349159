import type { SustainableSubstitution } from '#openapi/generated/model.ts';

/** An empty text, category or difficulty matches all swaps. */
export interface SwapFilter {
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
