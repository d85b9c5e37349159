import type { Cocktail } from '#openapi/generated/model.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { shareOrCopy } from '#ui/lib/browser/share-or-copy.ts';
import { publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { withoutEndMarks } from '#ui/lib/words/without-end-marks.ts';

/** Shares, else copies (PRODUCT.md, section 2); returns the address where neither works. */
export async function shareOrCopyRecipe(
  cocktail: Cocktail,
  path: string,
  siteName: string,
): Promise<string | null> {
  const link = shareRecipe(cocktail, new URL(path, publicOrigin()), siteName);
  const outcome = await shareOrCopy(link, link.url);
  if (outcome === 'copied') {
    toast({
      title: 'Recipe link copied!',
      description: 'The recipe URL has been copied to your clipboard.',
    });
  }
  return outcome === 'failed' ? link.url : null;
}

/** Messengers cut longer texts. */
const SHARE_TEXT_MAX_CHARACTERS = 140;

function shorten(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= max) return plain;
  const cut = plain.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutEndMarks(space > max / 2 ? cut.slice(0, space) : cut)}…`;
}

/** `url` has the servings that are shown; filters and tracking parameters do not travel along. */
export function shareRecipe(cocktail: Pick<Cocktail, 'name' | 'description'>, url: URL, siteName: string) {
  return {
    title: `${cocktail.name} – ${siteName}`,
    text: shorten(cocktail.description, SHARE_TEXT_MAX_CHARACTERS),
    url: url.href,
  };
}
