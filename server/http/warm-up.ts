import type { LiveCatalogue } from '#server/operations/live-catalogue.ts';
import { acceptConnections } from './accept-connections.ts';
import { pageAddress } from './page-address.ts';
import type { MakePage } from './pages.ts';

/** Stands for the site's own address, which only a request tells. */
const ORIGIN = 'http://localhost';

/**
 * Makes one page of each kind that takes long the first time, because the engine has not compiled its code yet: at once after the
 * start, before a visitor has to wait for it (100,000 recipes: a share picture 73 ms, a recipe 39 ms). Requests are answered in between.
 */
export async function warmUp(makePage: MakePage, catalogue: Pick<LiveCatalogue, 'current'>): Promise<void> {
  for (const path of examplePaths(catalogue)) {
    await acceptConnections();
    await makePage(pageAddress(path), ORIGIN);
  }
}

function examplePaths(catalogue: Pick<LiveCatalogue, 'current'>): string[] {
  const { cocktails, categories } = catalogue.current().collections;
  const recipe = cocktails.sorted.slice(0, 1).flatMap(({ id }) => [`/recipe/${id}`, `/share/${id}.png`]);
  const category = categories.sorted
    .slice(0, 1)
    .map(({ fields }) => `/categories/${encodeURIComponent(String(fields['name']))}`);
  return ['/', ...recipe, ...category, '/explore-collection'];
}
