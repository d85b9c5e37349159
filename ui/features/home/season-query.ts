import { queryOptions } from '@tanstack/react-query';
import { Season, type Site } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { getListCocktailsQueryKey, listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import type { Named } from '#ui/api/names-by-id.ts';

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
