import type { Cocktail } from '#openapi/generated/model/index.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { shareRecipe, type Shareable } from './share-recipe.ts';
import { publicOrigin } from './public-address.ts';

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
