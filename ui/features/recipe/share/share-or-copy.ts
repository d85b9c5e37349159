import type { Cocktail } from '#openapi/generated/model/index.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { publicOrigin } from './public-address.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { withoutEndMarks } from '#ui/lib/words/without-end-marks.ts';

/** Returns the address where neither works. */
export async function shareOrCopy(cocktail: Cocktail, siteName: string): Promise<string | null> {
  const link = shareRecipe(cocktail, publicOrigin(), siteName);
  const outcome = await shareLink(link);
  if (outcome === 'copied') {
    toast({
      title: 'Recipe link copied!',
      description: 'The recipe URL has been copied to your clipboard.',
    });
  }
  return outcome === 'shown' ? link.url : null;
}

type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'shown';

/** Shares, else copies (PRODUCT.md, section 2); `shown` is left to the caller. */
async function shareLink(link: Shareable): Promise<ShareOutcome> {
  // Both are missing where the page is not secure.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (!clipboard) return 'shown';
    await clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'shown';
  }
}

/** As `navigator.share` takes it. */
interface Shareable {
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
