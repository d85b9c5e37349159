import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { estimateStrength } from '#openapi/ingredients/strength.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { FormControl, FormValue } from './form-fields.ts';
import { readIngredientLine } from '#openapi/ingredients/amounts.ts';
import { showLine } from '#openapi/ingredients/scaled-line.ts';

const READ = ['name', 'ingredients', 'instructions', 'type', 'glassware', 'garnish'] as const;

/** What a visitor will see of the recipe in the form: the drawing and the strength; and what cannot be read in it. */
export function RecipePreview({ control }: { control: FormControl }) {
  // Typing goes first.
  const values = useDeferredValue(useWatch({ control, name: READ }));
  const key = JSON.stringify(values);
  const { recipe, strength, doubts } = useMemo(() => {
    const [name, ingredients, instructions, type, glassware, garnish] = JSON.parse(key) as FormValue[];
    const read = {
      name: text(name),
      ingredients: linesOf(ingredients),
      instructions: linesOf(instructions),
      type: text(type) || null,
      glassware: text(glassware) || null,
      garnish: Array.isArray(garnish) ? garnish.map(String) : [],
    };
    return { recipe: read, strength: estimateStrength(read), doubts: recipeDoubts(read.ingredients) };
  }, [key]);
  return (
    <div role="group" aria-label="What visitors will see" className="flex gap-4 text-sm">
      <CocktailPlate
        recipe={recipe}
        title={`The drawing of ${recipe.name || 'the drink'}`}
        className="w-24 shrink-0"
      />
      <div className="grid content-center gap-1">
        {strength && <p>{strengthWords(strength.abv)}</p>}
        <Doubt title="No amount that can be read" lines={doubts.withoutAmount} />
        <Doubt title="Not in the units that visitors choose" lines={doubts.inOwnUnits} />
      </div>
    </div>
  );
}

function Doubt({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <p>
      <span className="font-semibold text-warning">{title}:</span>{' '}
      {lines.map((line) => `“${line}”`).join(', ')}
    </p>
  );
}

function strengthWords(abv: number): string {
  return abv === 0 ? 'No alcohol, as far as the recipe tells.' : `About ${Math.round(abv)}% ABV as served.`;
}

function text(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function linesOf(value: FormValue | undefined): string[] {
  return text(value)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const CONVERTED = ['volume', 'measure', 'part'];

export function recipeDoubts(ingredients: readonly string[]) {
  const lines = ingredients.filter((line) => line.trim() !== '').map(readIngredientLine);
  const isFixed = (line: (typeof lines)[number]): boolean =>
    line.amount !== null &&
    CONVERTED.includes(line.amount.unit.kind) &&
    showLine(line, 'ml').amount === showLine(line, 'oz').amount;
  return {
    withoutAmount: lines.filter(({ amount }) => amount === null).map(({ text }) => text),
    inOwnUnits: lines.filter(isFixed).map(({ text }) => text),
  };
}
