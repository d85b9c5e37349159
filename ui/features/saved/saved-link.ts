import { SAVED_PATH } from '#ui/lib/urls/page-paths.ts';
import { isId } from '#openapi/text/slug.ts';
import { splitAtCommas, MAX_PLANNED_SERVINGS, wholeNumber } from '#openapi/pages/page-parameters.ts';

/** A link holds at most this many recipes, since messengers take no longer one. */
export const MAX_LINKED_RECIPES = 50;

/** The parts of a URL of the saved recipes. */
export interface SavedLink {
  /** Valid ids, each once. Empty if the URL names none, and the device's recipes are shown. */
  recipes: readonly string[];
  /** Entries that cannot be ids of recipes. */
  unreadable: readonly string[];
  /** The number of recipes beyond those that a link holds. */
  surplusCount: number;
  /** The number of guests of the shopping list. Without it (null), each recipe has its servings. */
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

/** A damaged name stays recognisable at this length, and few enough names stay readable. */
const NAME_CHARACTERS = 40;
const MAX_NAMED = 5;

/** JSON, since a control character would damage the document. */
const shownName = (name: string): string => JSON.stringify([...name].slice(0, NAME_CHARACTERS).join(''));

export function unreadableNames(unreadable: readonly string[]): string {
  const more = unreadable.length - MAX_NAMED;
  return unreadable.slice(0, MAX_NAMED).map(shownName).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
