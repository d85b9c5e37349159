import type { Cocktail } from '#openapi/generated/model.ts';
import { trimEndPunctuation } from '#ui/lib/words/trim-end-punctuation.ts';

/** Messengers cut longer texts. */
const SHARE_TEXT_MAX_CHARACTERS = 140;

function shorten(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${trimEndPunctuation(space > max / 2 ? cut.slice(0, space) : cut)}…`;
}

/** Expects a `url` that has the servings, but no filters and no tracking parameters. */
export function shareDataOf(cocktail: Pick<Cocktail, 'name' | 'description'>, url: URL, siteName: string) {
  return {
    title: `${cocktail.name} – ${siteName}`,
    text: shorten(cocktail.description, SHARE_TEXT_MAX_CHARACTERS),
    url: url.href,
  };
}

/** The toast after the URL was copied (PRODUCT.md, Messages). */
export const LINK_COPIED = {
  title: 'Recipe link copied!',
  description: 'The recipe URL has been copied to your clipboard.',
};
