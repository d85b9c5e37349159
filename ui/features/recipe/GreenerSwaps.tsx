import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { Link } from '#ui/components/Link.tsx';
import { listSustainableSubstitutions } from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { swapPath } from '#ui/lib/pages/page-paths.ts';
import { containsWords } from '#ui/lib/words/allergen-words.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { recipeReaderChunk } from './chunks/recipe-chunks.ts';

type Lines = Pick<Cocktail, 'ingredients'>;

export function GreenerSwaps({ recipe }: { recipe: Lines }) {
  const { data: swaps = [] } = useQuery(greenerSwapsQuery(recipe));
  if (swaps.length === 0) return null;
  return (
    <details data-screen-only className="text-sm">
      <summary className="inline-flex min-h-6 items-center underline underline-offset-4">
        {formatCount(swaps.length, 'greener swap')}
      </summary>
      <ul className="mt-2 grid gap-2">
        {swaps.map(({ id, from, to, impact, contains }) => (
          <li key={id} dir="auto">
            {from} →{' '}
            <Link isText to={swapPath(id)} className="font-semibold">
              {to}
            </Link>{' '}
            <span className="text-green">{impact}% less impact</span>
            {contains !== null && <span className="text-soft">. Contains {contains}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Reads the swaps for the lines. The server renders them with the page, so that nothing moves later. */
export const greenerSwapsQuery = ({ ingredients }: Lines) =>
  queryOptions({
    queryKey: ['greener-swaps', ingredients],
    queryFn: async ({ signal }) => {
      const { swapsForLine, allergensIn } = await recipeReaderChunk.load();
      const { data: swaps } = await listSustainableSubstitutions(undefined, { signal });
      const matches = new Set(ingredients.flatMap((line) => swapsForLine(swaps, line)));
      return [...matches].map(({ id, originalIngredient, sustainableAlternative, impactReduction }) => ({
        id,
        from: originalIngredient,
        to: sustainableAlternative,
        impact: impactReduction,
        // A guest who avoids milk, for example, must know that oat cream contains gluten.
        contains: containsWords(allergensIn(sustainableAlternative)),
      }));
    },
  });
