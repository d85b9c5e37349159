import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { printInWindow, type PrintDocument } from '#ui/lib/print/print-in-window.ts';
import { escapeHtml } from '#ui/lib/head/page-head.ts';
import { fitPaper } from './fit-paper.ts';
import { PaperRecipe, type PrintedRecipe, type PrintOptions } from './PaperRecipe.tsx';
import css from './paper.css?inline';

interface PrintRecipeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  printed: PrintedRecipe;
}

export function PrintRecipeDialog({ isOpen, onClose, printed }: PrintRecipeDialogProps) {
  const [options, setOptions] = useState<PrintOptions>({ funFact: true, image: true });
  const [isPrinting, setPrinting] = useState(false);
  const choose = (change: Partial<PrintOptions>) => setOptions({ ...options, ...change });

  const print = async () => {
    setPrinting(true);
    try {
      await printInWindow(paperDocument(printed, options));
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
        {printed.cocktail.funFact !== null && (
          <Checkbox
            label="Fun Fact"
            checked={options.funFact}
            onChange={(event) => choose({ funFact: event.target.checked })}
          />
        )}
        {/* A recipe without a photo has its drawing. */}
        <Checkbox
          label="Cocktail Image"
          checked={options.image}
          onChange={(event) => choose({ image: event.target.checked })}
        />
      </div>
    </Dialog>
  );
}

/** The same page that Ctrl+P prints, as a document of its own. */
export function paperDocument(printed: PrintedRecipe, options: PrintOptions): PrintDocument {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(<PaperRecipe {...printed} options={options} />));
  const body = place.innerHTML;
  root.unmount();
  const title = escapeHtml(printed.cocktail.name);
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`,
    css: `body { margin: 0; } ${css}`,
    arrange: (view) => fitPaper(view.document.querySelector<HTMLElement>('.paper')),
  };
}
