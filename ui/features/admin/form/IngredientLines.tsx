import type { FormControl } from './form-fields.ts';
import { LinesControl } from './LinesControl.tsx';
import type { FieldControlProps } from './ReferenceControl.tsx';
import { useFormRecipe } from './useFormRecipe.ts';

/** The ingredients' lines, with what cannot be told of each. */
export function IngredientLines({ control, ...props }: FieldControlProps & { control: FormControl }) {
  const { notes } = useFormRecipe(control);
  return <LinesControl {...props} notes={notes} />;
}
