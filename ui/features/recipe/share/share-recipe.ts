import type { Cocktail } from '#openapi/generated/model/index.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { withoutEndMarks } from '#ui/lib/words/without-end-marks.ts';

/** As `navigator.share` takes it. */
export interface Shareable {
  title: string;
  text: string;
  url: string;
}

/** Messengers cut longer texts. */
const SHARE_TEXT_MAX_CHARACTERS = 140;

/** Cut between words, with an ellipsis. */
function shorten(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutEndMarks(space > max / 2 ? cut.slice(0, space) : cut)}…`;
}

/** The address is built from the origin and the id, so that filters and tracking parameters do not travel along. */
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
