import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { acceptConnections } from '../limits/request-order.ts';
import { pageAddress } from '../request-facts.ts';
import type { MakePage } from '../pages/pages.ts';

const ORIGIN = 'http://localhost';

/** Up to about so many recipes the collection shows all, and making that page leaves 15 MB of garbage. */
const SHOWN_WHOLE = 1000;

/**
 * Makes one page of each kind that takes long the first time, because the engine has not compiled its code yet. Share pictures are left out:
 * their library takes 28 MB.
 */
export async function warmUp(makePage: MakePage, catalogue: Pick<LiveCatalogue, 'public'>): Promise<void> {
  for (const path of examplePaths(catalogue)) {
    await acceptConnections();
    await makePage(pageAddress(path), ORIGIN);
  }
}

function examplePaths(catalogue: Pick<LiveCatalogue, 'public'>): string[] {
  const { cocktails, categories } = catalogue.public().collections;
  const recipe = cocktails.sorted.slice(0, 1).map(({ id }) => `/recipe/${id}`);
  const category = categories.sorted
    .slice(0, 1)
    .map(({ fields }) => `/categories/${encodeURIComponent(String(fields['name']))}`);
  const collection = cocktails.size > SHOWN_WHOLE ? ['/explore-collection'] : [];
  return ['/', ...recipe, ...category, ...collection];
}
