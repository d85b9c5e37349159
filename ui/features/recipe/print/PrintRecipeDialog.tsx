import { useState } from 'react';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { PrintDialog } from '#ui/components/print/PrintDialog.tsx';
import { PaperRecipe, PRINT_EVERYTHING, type PrintableRecipe, type PrintOptions } from './PaperRecipe.tsx';

interface PrintRecipeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  printable: PrintableRecipe;
}

export function PrintRecipeDialog({ isOpen, onClose, printable }: PrintRecipeDialogProps) {
  const [options, setOptions] = useState(PRINT_EVERYTHING);
  const option = (name: keyof PrintOptions, label: string) => (
    <Checkbox
      label={label}
      checked={options[name]}
      onChange={({ target: { checked } }) => setOptions({ ...options, [name]: checked })}
    />
  );
  return (
    <PrintDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Print Recipe Options"
      description="Choose what to include in your printed recipe."
      name={printable.cocktail.name}
      paper={() => <PaperRecipe {...printable} options={options} />}
    >
      <div className="grid justify-items-start gap-2">
        {printable.cocktail.funFact !== null && option('hasFunFact', 'Fun Fact')}
        {/* A recipe without a photo is printed with its drawing. */}
        {option('hasPicture', 'Cocktail Image')}
      </div>
    </PrintDialog>
  );
}
