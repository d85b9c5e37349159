import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { FormControl } from './form-fields.ts';
import { useFormRecipe } from './useFormRecipe.ts';

/** What a visitor will see of the recipe in the form: the drawing and the strength. */
export function RecipePreview({ control }: { control: FormControl }) {
  const { recipe, traits } = useFormRecipe(control);
  return (
    <div role="group" aria-label="What visitors will see" className="flex gap-4 text-sm">
      <CocktailPlate
        recipe={recipe}
        title={`The drawing of ${recipe.name || 'the drink'}`}
        className="w-24 shrink-0"
      />
      <p className="self-center">{strengthWords(traits)}</p>
    </div>
  );
}

function strengthWords({ strength, untold }: ReturnType<typeof useFormRecipe>['traits']): string {
  if (strength === null) return untold.length > 0 ? 'The strength is not told.' : '';
  return strength === 0
    ? 'No alcohol, as far as the recipe tells.'
    : `About ${Math.round(strength)}% ABV as served.`;
}
