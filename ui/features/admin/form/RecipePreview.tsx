import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { contentsOf, NO_HOUSE_MADE } from '#openapi/ingredients/contents.ts';
import { tellStrength } from '#openapi/ingredients/strength.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { FormControl, FormValue } from './form-fields.ts';
import { readIngredientLine } from '#openapi/ingredients/ingredient-line.ts';
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
    const { strength, untold } = tellStrength(read);
    return { recipe: read, strength, doubts: { untold, ...recipeDoubts(read.ingredients) } };
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
        <Doubt title="Strength cannot be told" lines={doubts.untold} />
        <Doubt title="Not read, and told for one" lines={doubts.unread} />
        <Doubt
          title="Not known what is in it, so free from nothing unless you state it"
          lines={doubts.unknown}
        />
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
    unread: lines.filter(({ isUnread }) => isUnread).map(({ text }) => text),
    unknown: contentsOf(
      lines.map(({ text }) => text),
      [],
      NO_HOUSE_MADE,
    ).unknown,
    inOwnUnits: lines.filter(isFixed).map(({ text }) => text),
  };
}
