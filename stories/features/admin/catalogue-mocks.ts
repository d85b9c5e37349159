import type { RequestHandler } from 'msw';
import type { Change } from '#openapi/generated/model.ts';
import { starterCatalogue, starterContents } from '#openapi/starter/starter-catalogue.ts';
import { storySite } from '../../story-site.ts';

/** What the site holds when a story begins. */
interface Contents {
  /** Instead of the starter's; they may refer to the starter's other items by name or id. */
  cocktails?: readonly object[];
  /** What the history begins with, newest first; references are ids. */
  history?: readonly Change[];
  /** Nothing at all is there. */
  empty?: boolean;
}

/** A site of its own for a story, which it may change as it likes. The password is "cheers". */
export function catalogueMocks({ cocktails, history = [], empty = false }: Contents = {}): RequestHandler[] {
  const starter = empty ? {} : starterContents(new Date().toISOString().slice(0, 10));
  // The starter's menus and notes are about its own cocktails.
  return [storySite({ contents: { ...starter, ...(cocktails && { cocktails, menus: [] }) }, history })];
}

/** As above, for stories of what stands beside the list of cocktails: axe looks at each row of it, twice. */
export function fewCocktails(): RequestHandler[] {
  return catalogueMocks({ cocktails: starterCatalogue.cocktails.filter(({ featured }) => featured) });
}
