import { queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { againWhenBack } from '#ui/lib/browser/page-leaving.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';

export interface WrittenRecipe {
  lines: ShownLine[];
  minutes: number;
}

/** The page brings it along: a first load then needs none of the code that reads amounts and times (3 kB). */
export const writtenRecipe = ({
  ingredients,
  instructions,
}: Pick<Cocktail, 'ingredients' | 'instructions'>) =>
  queryOptions({
    queryKey: ['written-recipe', ingredients, instructions],
    queryFn: async (): Promise<WrittenRecipe> => {
      const rules = await againWhenBack(() => import('./written-rules.ts'));
      return {
        lines: ingredients.map(rules.writtenLine),
        minutes: rules.recipeMinutes({ ingredients, instructions }),
      };
    },
  });
