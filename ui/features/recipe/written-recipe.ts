import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';

/** What a recipe's page shows of the words of the recipe. */
export interface WrittenRecipe {
  /** The ingredients as they are written, their amounts apart. */
  lines: ShownLine[];
  /** How long one serving takes to make. */
  minutes: number;
}

/**
 * What the rules read in a recipe's words. The page brings it along, so that a first load needs no code that reads
 * amounts and times: 3 kB.
 */
export const writtenRecipe = ({
  ingredients,
  instructions,
}: Pick<Cocktail, 'ingredients' | 'instructions'>) =>
  queryOptions({
    queryKey: ['written-recipe', ingredients, instructions],
    queryFn: async (): Promise<WrittenRecipe> => {
      const rules = await failingOnlyHere(import('./written-rules.ts'));
      return {
        lines: ingredients.map(rules.writtenLine),
        minutes: rules.recipeMinutes({ ingredients, instructions }),
      };
    },
  });
