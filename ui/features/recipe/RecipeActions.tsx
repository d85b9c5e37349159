import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { ShopIcon } from '#ui/components/icons.tsx';

interface RecipeActionsProps {
  /** Undefined until the site's details are known. */
  storeUrl: string | undefined;
  children?: ReactNode;
}

/** A phone has it at the end of the recipe. A wide screen has it below the plate, in the same cell: its padding is the plate's height. */
export function RecipeActions({ storeUrl, children }: RecipeActionsProps) {
  return (
    <div
      className="grid grid-cols-2 gap-2 md:grid-cols-1 lg:grid-cols-2 max-md:mt-4 md:sticky md:top-8 md:col-start-1 md:row-start-1 md:self-start md:pt-[calc(114.3%+1rem)] [&>*]:px-3"
      data-screen-only
    >
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
