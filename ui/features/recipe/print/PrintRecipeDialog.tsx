import { useState } from 'react';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { PrintDialog } from '#ui/components/print/PrintDialog.tsx';
import { PaperRecipe, type PrintedRecipe, type PrintOptions } from './PaperRecipe.tsx';

interface PrintRecipeDialogProps {
  isOpen: boolean;
  onClose: () => void;
  printed: PrintedRecipe;
}

export function PrintRecipeDialog({ isOpen, onClose, printed }: PrintRecipeDialogProps) {
  const [options, setOptions] = useState<PrintOptions>({ funFact: true, image: true });
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
      name={printed.cocktail.name}
      paper={() => <PaperRecipe {...printed} options={options} />}
    >
      <div className="grid justify-items-start gap-2">
        {printed.cocktail.funFact !== null && option('funFact', 'Fun Fact')}
        {/* A recipe without a photo is printed with its drawing. */}
        {option('image', 'Cocktail Image')}
      </div>
    </PrintDialog>
  );
}
