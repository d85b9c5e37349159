import type { Cocktail } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { useLazyLayer } from '#ui/hooks/useLazyLayer.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
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
  const { isOpen, open, close, code } = useLazyLayer(printCode, 'print', () => window.print());
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        <PrinterIcon />
        <span>
          Print<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {code && (
        <code.PrintRecipeDialog
          isOpen={isOpen}
          onClose={close}
          recipe={code.printableRecipe(cocktail, facts, lines, servings)}
          siteName={siteName}
        />
      )}
    </>
  );
}
