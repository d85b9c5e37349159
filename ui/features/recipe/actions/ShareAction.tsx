import { useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { ShareIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { lazyCode } from '#ui/hooks/lazy-code.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import { recipeToolsCode } from '../tools/recipe-tools-code.ts';

const dialogCode = lazyCode(() => import('./ShareDialog.tsx'));

interface ShareActionProps {
  cocktail: Cocktail;
  siteName: string;
}

/** Hands the recipe's address on, in whichever way this browser can. */
export function ShareAction({ cocktail, siteName }: ShareActionProps) {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const dialog = useLazyCode(dialogCode, shownUrl !== null, {
    onFailure: () => {
      // The address itself is the last resort of all.
      toast({ title: 'Share Recipe', description: shownUrl ?? '' });
      setShownUrl(null);
    },
  });

  const share = async () => {
    const code = await recipeToolsCode.load().catch(() => null);
    setShownUrl(code ? await code.handOn(cocktail, siteName) : location.href);
  };

  return (
    <>
      <Button variant="quiet" onClick={() => void share()}>
        <ShareIcon />
        <span>
          Share<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {dialog.code && (
        <dialog.code.ShareDialog
          isOpen={shownUrl !== null}
          onClose={() => setShownUrl(null)}
          url={shownUrl ?? ''}
        />
      )}
    </>
  );
}
