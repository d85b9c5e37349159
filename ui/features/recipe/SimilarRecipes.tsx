import { useQuery, queryOptions } from '@tanstack/react-query';
import { CocktailCard, cardCocktail } from '#ui/components/CocktailCard.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { SIMILAR_SHOWN } from '#ui/lib/addresses/kept-reads.ts';

/** Nothing when there are none. The page brings them along. */
export function SimilarRecipes({ id }: { id: string }) {
  const { data = [], isError, refetch } = useQuery(similarCards(id));
  if (!isError && data.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-20 md:mt-28" data-screen-only>
      <SectionHeading id="similar">Similar recipes</SectionHeading>
      {isError ? (
        <RetryError onRetry={refetch}>Similar recipes could not be loaded.</RetryError>
      ) : (
        <ul className="recipe-grid">
          {data.map((one) => (
            <li key={one.id} className="max-md:nth-[3]:hidden">
              <CocktailCard cocktail={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const similarCards = (id: string) =>
  queryOptions({
    queryKey: [...getListSimilarCocktailsQueryKey(id, SIMILAR_SHOWN), { shown: 'cards' }],
    queryFn: async ({ signal }) =>
      (await listSimilarCocktails(id, SIMILAR_SHOWN, { signal })).data.map(cardCocktail),
  });
