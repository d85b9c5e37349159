import { useQuery, queryOptions } from '@tanstack/react-query';
import { type Site, Season } from '#openapi/generated/model.ts';
import { useDay } from '#ui/api/day.ts';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { collectionPath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import type { Named } from '#ui/api/names-by-id.ts';

export function InSeason({ hemisphere }: Pick<Site, 'hemisphere'>) {
  const season = seasonOf(useDay(), hemisphere);
  const { data: drinks = [] } = useQuery(seasonQuery(season));
  if (drinks.length === 0) return null;
  return (
    <section aria-labelledby="in-season">
      <SectionHeading
        id="in-season"
        aside={
          <Link
            to={collectionPath('season', season)}
            className="inline-block leading-6 underline underline-offset-4"
          >
            All for {season}
          </Link>
        }
      >
        In season
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-4">
        {drinks.map(({ id, name }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <Link to={recipePath(id)} className="inline-block py-1 underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MAX_NAMED = 8;

/** Of a day, yyyy-mm-dd. A season begins with its month, as weather services count them. */
export function seasonOf(day: string, hemisphere: Site['hemisphere']): Season {
  const month = Number(day.slice(5, 7)) + (hemisphere === 'south' ? 6 : 0);
  return (
    [Season.winter, Season.spring, Season.summer, Season.autumn][Math.floor((month % 12) / 3)] ??
    Season.winter
  );
}

/** Not by `shownCocktails`, which would cost the home page a file of its own. */
export function seasonQuery(season: Season) {
  const parameters = { season, limit: MAX_NAMED };
  return queryOptions<Named[], ApiError>({
    queryKey: [...getListCocktailsQueryKey(parameters), { shown: 'names' }],
    queryFn: async ({ signal }) =>
      (await listCocktails(parameters, { signal })).data.map(({ id, name }) => ({ id, name })),
  });
}
