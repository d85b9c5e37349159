import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { Link } from '#ui/components/Link.tsx';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import {
  getListSimilarCocktailsQueryKey,
  listSimilarCocktails,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { FAMILY_LOOKED_AT } from '#ui/lib/addresses/kept-reads.ts';
import { againWhenBack } from '#ui/lib/browser/page-leaving.ts';

/** Nothing where the recipe has no family, or where it cannot be read. */
export function Variations({ recipe }: { recipe: Pick<Cocktail, 'id' | 'ingredients'> }) {
  const { data = [] } = useQuery(variations(recipe));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="variations" data-screen-only>
      <h2 id="variations" className="text-title">
        Variations
      </h2>
      <ul className="mt-2 border-b border-hairline text-sm">
        {data.map(({ id, name, change }) => (
          <li key={id} className="border-t border-hairline py-2 wrap-anywhere">
            <Link to={recipePath(id)} className="leading-6 font-semibold underline underline-offset-4">
              {name}
            </Link>
            <span className="text-soft">: {change}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Variation {
  id: string;
  name: string;
  change: string;
}

const MAX_SHOWN = 5;

/** The family of a recipe among those most like it. The page brings the words along, and not the recipes. */
export const variations = ({ id, ingredients }: Pick<Cocktail, 'id' | 'ingredients'>) =>
  queryOptions({
    queryKey: [
      ...getListSimilarCocktailsQueryKey(id, FAMILY_LOOKED_AT),
      { shown: 'variations', ingredients },
    ],
    queryFn: async ({ signal }): Promise<Variation[]> => {
      const [{ data: similar }, { variationOf }] = await Promise.all([
        listSimilarCocktails(id, FAMILY_LOOKED_AT, { signal }),
        againWhenBack(() => import('#openapi/ingredients/variation.ts')),
      ]);
      return similar
        .flatMap((other) => {
          const change = variationOf(ingredients, other.ingredients);
          return change === null ? [] : [{ id: other.id, name: other.name, change }];
        })
        .slice(0, MAX_SHOWN);
    },
  });
