import type { QueryClient } from '@tanstack/react-query';
import type { ScreenStart } from '#ui/api/screen.ts';
import { prefetchAdverts } from '#ui/api/useAdverts.ts';
import { categoriesQuery } from '#ui/api/useCategories.ts';
import { getListCocktailsQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { prefetchNewestNote } from '#ui/api/notes.ts';
import { dayQuery } from '#ui/api/day.ts';
import { getGetSiteQueryOptions } from '#ui/api/generated/site/site.ts';
import { FEATURED_QUERY } from './FeaturedCocktails.tsx';
import { seasonOf, seasonQuery } from './season-query.ts';

export { HomePage as Screen } from './HomePage.tsx';

async function prefetchSeason(client: QueryClient): Promise<void> {
  const site = await client.fetchQuery(getGetSiteQueryOptions());
  const season = seasonOf(await client.fetchQuery(dayQuery), site.hemisphere);
  await client.prefetchQuery(seasonQuery(season));
}

export const prefetch: ScreenStart = (client) =>
  Promise.all([
    client.prefetchQuery(getListCocktailsQueryOptions(FEATURED_QUERY)),
    client.prefetchQuery(categoriesQuery()),
    prefetchAdverts(client),
    prefetchNewestNote(client),
    prefetchSeason(client),
  ]);
