import { useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { ShareIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { recipeToolsChunk } from '../recipe-chunks.ts';

const dialogCode = lazyChunk(() => import('./ShareDialog.tsx'));

export function ShareAction({ cocktail, siteName }: { cocktail: Cocktail; siteName: string }) {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const dialog = useLazyChunk(dialogCode, shownUrl !== null, {
    onFailure: () => {
      toast({ title: 'Share Recipe', description: shownUrl ?? '' });
      setShownUrl(null);
    },
  });

  const share = async () => {
    const code = await recipeToolsChunk.load().catch(() => null);
    setShownUrl(code ? await code.shareOrCopyRecipe(cocktail, siteName) : location.href);
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
