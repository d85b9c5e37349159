import { useState } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { lazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';
import type { RecipeFact } from '../RecipeFacts.tsx';

const printCode = lazyChunk(() => import('./PrintRecipeDialog.tsx'));

interface PrintActionProps {
  cocktail: Cocktail;
  facts: readonly RecipeFact[];
  lines: readonly ShownLine[];
  servings: number;
  siteName: string;
}

/** Without the dialog's code the page itself is printed. */
export function PrintAction({ cocktail, facts, lines, servings, siteName }: PrintActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { code } = useLazyChunk(printCode, isOpen, {
    onFailure: () => {
      setOpen(false);
      window.print();
    },
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrinterIcon />
        <span>
          Print<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {code && (
        <code.PrintRecipeDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          recipe={code.printableRecipe(cocktail, facts, lines, servings)}
          siteName={siteName}
        />
      )}
    </>
  );
}
