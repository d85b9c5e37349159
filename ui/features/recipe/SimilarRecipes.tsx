import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { CocktailCard, cardCocktail } from '#ui/components/cards/CocktailCard.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';

type ComparedRecipe = Pick<Cocktail, 'id' | 'ingredients'>;

/** The server renders them with the page, so that nothing moves later. */
export function SimilarRecipes({ recipe }: { recipe: ComparedRecipe }) {
  const { data = [], isError, refetch } = useQuery(similarCardsQuery(recipe));
  if (!isError && data.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-20 md:mt-28" data-screen-only>
      <SectionHeading id="similar">Similar recipes</SectionHeading>
      {isError ? (
        <RetryError onRetry={refetch}>Similar recipes could not be loaded.</RetryError>
      ) : (
        <ul className="recipe-grid">
          {data.map(({ card, variation }) => (
            <li key={card.id} className="max-md:[&:nth-child(3):last-child]:hidden">
              <CocktailCard cocktail={card} />
              {variation !== null && (
                <p dir="auto" className="mt-1.5 text-sm font-semibold">
                  {variation}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const variationChunk = lazyChunk(() => import('#openapi/ingredients/variation.ts'));

/** The page looks for the family of a recipe among this many similar recipes. */
const SIMILAR_PARAMETERS = { limit: 20 };
const MAX_SHOWN = 6;

/** Reads the family of the recipe, with what each one changes, and then other similar recipes. */
export const similarCardsQuery = ({ id, ingredients }: ComparedRecipe) =>
  queryOptions({
    queryKey: [...getListSimilarCocktailsQueryKey(id, SIMILAR_PARAMETERS), { select: 'cards', ingredients }],
    queryFn: async ({ signal }) => {
      const [{ data: similar }, { variationOf }] = await Promise.all([
        listSimilarCocktails(id, SIMILAR_PARAMETERS, { signal }),
        variationChunk.load(),
      ]);
      const all = similar.map((other) => ({ other, variation: variationOf(ingredients, other.ingredients) }));
      const family = all.filter(({ variation }) => variation !== null);
      const others = all.filter(({ variation }) => variation === null);
      return [...family, ...others]
        .slice(0, family.length > MAX_SHOWN / 2 ? MAX_SHOWN : MAX_SHOWN / 2)
        .map(({ other, variation }) => ({ card: cardCocktail(other), variation }));
    },
  });
