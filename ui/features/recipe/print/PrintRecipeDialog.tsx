import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { copyrightNotice } from '#ui/lib/words/copyright-notice.ts';
import { printInWindow } from '#ui/lib/print/print-in-window.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import type { ShownLine } from '#openapi/ingredients/shown-line.ts';
import { recipePath, publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';
import { printDocument, type PrintableRecipe, type PrintOptions } from './print-document.ts';
import { type RecipeFact, containsWords, unknownWords } from '../RecipeFacts.tsx';

interface PrintRecipeDialogProps {
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
    const copyright = copyrightNotice(siteName);
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

export function printableRecipe(
  cocktail: Cocktail,
  facts: readonly RecipeFact[],
  lines: readonly ShownLine[],
  servings: number,
): PrintableRecipe {
  const shown = facts.map(({ label, values }) => ({
    label,
    value: values.flatMap(({ text, isWayOn }) => (isWayOn ? [] : [text])).join(', '),
  }));
  const strength =
    cocktail.strength === null || cocktail.alcoholFree
      ? []
      : [{ label: 'Strength', value: `about ${Math.round(cocktail.strength)}% ABV` }];
  const amount = servings === 1 ? [] : [{ label: 'Servings', value: String(servings) }];
  const words = containsWords(cocktail.contains);
  const contains = words === null ? [] : [{ label: 'Contains', value: words }];
  const unknown = unknownWords(cocktail.unknownIngredients);
  if (unknown !== null) contains.push({ label: 'Not known', value: unknown });
  const address = publicOrigin() + recipePath(cocktail.id);
  return {
    name: cocktail.name,
    image: cocktail.image,
    drawing: null,
    funFact: cocktail.funFact,
    facts: [
      ...shown,
      ...contains,
      ...strength,
      { label: 'Difficulty', value: cocktail.difficulty },
      ...amount,
    ],
    ingredients: lines.map((line) => [line.amount, line.rest].filter(Boolean).join(' ')),
    instructions: cocktail.instructions,
    link: { address, code: qrSvg(address) },
  };
}
