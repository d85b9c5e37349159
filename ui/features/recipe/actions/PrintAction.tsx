import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { useLazyPart } from '#ui/hooks/useLazyPart.ts';
import type { PrintableRecipe } from '#ui/rules/print-document.ts';

const loadDialog = () => import('./PrintRecipeDialog.tsx').then((module) => module.PrintRecipeDialog);

interface PrintActionProps {
  recipe: PrintableRecipe;
  siteName: string;
}

/** Asks what to print, and prints it; should the question not load, the page itself prints well too. */
export function PrintAction({ recipe, siteName }: PrintActionProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLazyPart(isOpen, loadDialog, () => {
    setOpen(false);
    window.print();
  });
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrinterIcon />
        <span>
          Print<span className="hidden md:inline"> Recipe</span>
        </span>
      </Button>
      {dialog && (
        <dialog.Component
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          recipe={recipe}
          siteName={siteName}
        />
      )}
    </>
  );
}
