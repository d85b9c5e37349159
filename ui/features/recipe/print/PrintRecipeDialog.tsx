import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { copyrightNotice } from '#ui/lib/words/copyright-notice.ts';
import { printDocument, type PrintableRecipe, type PrintOptions } from './print-document.ts';
import { printInWindow } from '#ui/lib/print/print-in-window.ts';

export interface PrintRecipeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  recipe: PrintableRecipe;
  siteName: string;
}

function drawnDrink({ image }: PrintableRecipe): string | null {
  return image === null
    ? (document.querySelector('.recipe-picture [role=img] svg:last-child')?.outerHTML ?? null)
    : null;
}

export function PrintRecipeDialog({ isOpen, onClose, recipe, siteName }: PrintRecipeDialogProps) {
  const [options, setOptions] = useState<PrintOptions>({ funFact: true, image: true });
  const [isPrinting, setPrinting] = useState(false);
  const choose = (change: Partial<PrintOptions>) => setOptions({ ...options, ...change });

  const print = async () => {
    const copyright = copyrightNotice(siteName, new Date().getFullYear());
    setPrinting(true);
    try {
      const house = { origin: location.origin, copyright };
      await printInWindow(printDocument({ ...recipe, drawing: drawnDrink(recipe) }, options, house));
    } finally {
      setPrinting(false);
      onClose();
    }
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Print Recipe Options"
      description="Choose what to include in your printed recipe."
      actions={
        <Button busy={isPrinting} onClick={() => void print()}>
          Print
        </Button>
      }
    >
      <div className="grid justify-items-start gap-2">
        {recipe.funFact !== null && (
          <Checkbox
            label="Fun Fact"
            checked={options.funFact}
            onChange={(event) => choose({ funFact: event.target.checked })}
          />
        )}
        {recipe.image !== null && (
          <Checkbox
            label="Cocktail Image"
            checked={options.image}
            onChange={(event) => choose({ image: event.target.checked })}
          />
        )}
      </div>
    </Dialog>
  );
}
