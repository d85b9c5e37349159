import { Season, type Site } from '#openapi/generated/model/index.ts';
import type { Named } from '#ui/api/names-by-id.ts';
import { shownCocktails } from '#ui/api/shown-cocktails.ts';

const MAX_NAMED = 8;

/** Of a day, yyyy-mm-dd. A season begins with its month, as weather services count them. */
export function seasonOf(day: string, hemisphere: Site['hemisphere']): Season {
  const month = Number(day.slice(5, 7)) + (hemisphere === 'south' ? 6 : 0);
  return (
    [Season.winter, Season.spring, Season.summer, Season.autumn][Math.floor((month % 12) / 3)] ??
    Season.winter
  );
}

export function seasonQuery(season: Season) {
  return shownCocktails({ season, limit: MAX_NAMED }, 'names', ({ id, name }): Named => ({ id, name }));
}
