import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { ShopIcon } from '#ui/components/icons.tsx';

interface RecipeActionsProps {
  /** The distillery's external store; undefined until the house's details are known. */
  storeUrl: string | undefined;
  /** More to do with the recipe, in front of the store. */
  children?: ReactNode;
}

/** What a visitor can do with a recipe, in one row; wide screens have room for longer words. */
export function RecipeActions({ storeUrl, children }: RecipeActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-md:[&_a]:px-3 max-md:[&_button]:px-3 lg:gap-3" data-screen-only>
      {children}
      {storeUrl !== undefined && (
        <ButtonLink to={storeUrl} newTab variant="quiet">
          <ShopIcon />
          <span>
            Shop<span className="hidden md:inline"> Now</span>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
