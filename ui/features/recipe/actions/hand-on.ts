import type { Cocktail } from '#openapi/generated/model/index.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { shareRecipe } from '#ui/rules/share.ts';
import { publicOrigin } from './public-address.ts';
import { shareLink } from './share-link.ts';

/** Shares or copies a recipe's address, and says so; gives the address where neither works. */
export async function handOn(cocktail: Cocktail, siteName: string): Promise<string | null> {
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
