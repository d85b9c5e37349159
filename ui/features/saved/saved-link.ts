import { SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { isId } from '#openapi/text/slug.ts';
import { splitAtCommas, MAX_PLANNED_SERVINGS, wholeNumber } from '#openapi/pages/page-parameters.ts';

/** The maximum in a link, since messengers refuse longer links. */
export const MAX_LINKED_RECIPES = 50;

/** The parts of a URL of the saved recipes. */
export interface SavedLink {
  /** Returns valid ids, each once. If there are none, the page shows the device's recipes. */
  recipes: readonly string[];
  /** Entries that cannot be ids of recipes. */
  unreadable: readonly string[];
  /** The number of ids in the URL beyond the maximum. */
  surplusCount: number;
  /** The number of guests for the shopping list. If it is null, each recipe has its own servings. */
  guests: number | null;
}

export function savedLinkFromUrl(query: URLSearchParams): SavedLink {
  const entries = splitAtCommas(query.getAll('recipes').join());
  const ids = entries.filter(isId);
  return {
    recipes: ids.slice(0, MAX_LINKED_RECIPES),
    unreadable: entries.filter((name) => !isId(name)),
    surplusCount: Math.max(0, ids.length - MAX_LINKED_RECIPES),
    guests: wholeNumber(query.get('guests'), MAX_PLANNED_SERVINGS),
  };
}

export function savedLinkPath(ids: readonly string[], guests: number | null): string {
  const recipes = ids.filter(isId).slice(0, MAX_LINKED_RECIPES).join();
  return `${SAVED_PATH}?recipes=${recipes}${guests === null ? '' : `&guests=${guests}`}`;
}

/** The limits of the message about unreadable names. */
const NAME_CHARACTERS = 40;
const MAX_NAMED = 5;

/** Writes the name as JSON, since a control character would damage the document. */
const shownName = (name: string): string => JSON.stringify([...name].slice(0, NAME_CHARACTERS).join(''));

export function unreadableNames(unreadable: readonly string[]): string {
  const more = unreadable.length - MAX_NAMED;
  return unreadable.slice(0, MAX_NAMED).map(shownName).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
