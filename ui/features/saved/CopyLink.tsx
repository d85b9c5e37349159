import { MAX_LINKED_RECIPES } from '#openapi/pages/page-parameters.ts';
import { linkInstead, ShareButton } from '#ui/components/ShareButton.tsx';
import { publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { savedLinkPath } from './saved-link.ts';

interface CopyLinkProps {
  /** In the order in which they are shown. */
  ids: readonly string[];
  guests: number | null;
}

/** The link that takes the recipes, and the number of guests, to another device. */
export function CopyLink({ ids, guests }: CopyLinkProps) {
  return (
    <div data-screen-only className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ShareButton
        data={() => ({ title: 'Saved recipes', url: publicOrigin() + savedLinkPath(ids, guests) })}
        copied={{ title: 'Link copied!' }}
        instead={linkInstead}
      >
        {'share' in navigator ? 'Share link' : 'Copy link'}
      </ShareButton>
      {ids.length > MAX_LINKED_RECIPES && (
        <p className="text-sm text-soft">
          It holds the first {MAX_LINKED_RECIPES} of these {ids.length} recipes.
        </p>
      )}
    </div>
  );
}
