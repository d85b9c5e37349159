import type { Cocktail } from '#openapi/generated/model/index.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { withoutEndMarks } from '#ui/lib/words/without-end-marks.ts';

/** What `navigator.share` is given; where it is missing, `url` goes to the clipboard. */
export interface Shareable {
  title: string;
  text: string;
  url: string;
}

/** Longest text that messengers show beside a link without cutting it. */
const SHARE_TEXT_MAX_CHARACTERS = 140;

/** The first `max` characters at most, cut between words and marked with an ellipsis. */
function shorten(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutEndMarks(space > max / 2 ? cut.slice(0, space) : cut)}…`;
}

/**
 * What sharing a recipe hands over. The address is built from the site's origin and the id, not from the page's own
 * address, so that a visitor's filters and tracking parameters do not travel along.
 */
export function shareRecipe(
  cocktail: Pick<Cocktail, 'id' | 'name' | 'description'>,
  origin: string,
  siteName: string,
): Shareable {
  return {
    title: `${cocktail.name} – ${siteName}`,
    text: shorten(cocktail.description, SHARE_TEXT_MAX_CHARACTERS),
    url: new URL(recipePath(cocktail.id), origin).href,
  };
}
