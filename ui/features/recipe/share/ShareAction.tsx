import { useState } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { ShareIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useLazyLayer } from '#ui/hooks/useLazyLayer.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { recipeToolsChunk } from '../recipe-chunks.ts';

const dialogCode = lazyChunk(() => import('./ShareDialog.tsx'));

interface ShareActionProps {
  cocktail: Cocktail;
  /** Of the recipe with the servings that are shown. */
  path: string;
  siteName: string;
}

export function ShareAction({ cocktail, path, siteName }: ShareActionProps) {
  const [url, setUrl] = useState<string | null>(null);
  const { isOpen, open, close, code } = useLazyLayer(dialogCode, () =>
    toast({ title: 'Share Recipe', description: url ?? location.href }),
  );

  const share = async () => {
    const tools = await recipeToolsChunk.load().catch(() => null);
    const shown = tools ? await tools.shareOrCopyRecipe(cocktail, path, siteName) : location.href;
    setUrl(shown);
    if (shown !== null) open();
  };

  return (
    <>
      <Button variant="link" onClick={() => void share()}>
        <ShareIcon />
        <span>
          Share<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {code && <code.ShareDialog isOpen={isOpen} onClose={close} url={url ?? location.href} />}
    </>
  );
}
