import type { ScreenStart } from '#ui/api/screen.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { garnishNames, glassNames, spiritNames } from '#ui/api/names-by-id.ts';
import { houseMadeLines } from './house-made-lines.ts';
import { similarCards } from './similar-cards.ts';
import { variations } from './variations.ts';
import { videoChunk } from './recipe-chunks.ts';
import { writtenRecipe } from './written-recipe.ts';

export { RecipePage as Screen } from './RecipePage.tsx';

export const prefetch: ScreenStart = (client, { id = '' }) => {
  const cocktail = getGetCocktailQueryOptions(id);
  const prefetchRecipe = async () => {
    await client.prefetchQuery(cocktail);
    const found = client.getQueryData(cocktail.queryKey);
    if (!found) return;
    const recipe = dataOf(found);
    await Promise.all([
      client.prefetchQuery(writtenRecipe(recipe)),
      client.prefetchQuery(houseMadeLines(recipe)),
      client.prefetchQuery(variations(recipe)),
    ]);
  };
  return Promise.all([
    prefetchRecipe(),
    client.prefetchQuery(similarCards(id)),
    client.prefetchQuery(spiritNames(id)),
    client.prefetchQuery(glassNames(id)),
    client.prefetchQuery(garnishNames(id)),
  ]);
};

export const loadParts: ScreenStart = async (client, { id = '' }) => {
  const found = client.getQueryData(getGetCocktailQueryOptions(id).queryKey);
  if (found && dataOf(found).videoUrl) await videoChunk.load();
};
