import { useMemo } from 'react';
import { FractionText } from '#ui/components/FractionText.tsx';
import { formatVolume } from '#openapi/ingredients/scaled-line.ts';
import {
  estimateStrength,
  GRAMS_PER_STANDARD_DRINK,
  type MixedRecipe,
  type Strength,
} from '#openapi/ingredients/strength.ts';
import type { ShownUnit } from '#openapi/ingredients/units.ts';
import { writtenUnit, type Serving } from './serving-lines.ts';

const ASSUMED = {
  'top-up': 'topped up with about as much',
  rinse: 'what stays in the glass',
  fruit: 'the juice or egg that it gives',
  dissolved: 'what it takes up, dissolved',
};

const WATER: Record<Strength['mixing'], string> = {
  stirred: 'Water from the ice, stirred',
  shaken: 'Water from the ice, shaken',
  built: 'Water from the ice, built in the glass',
  blended: 'Water from the ice, blended',
  none: 'No water from ice',
};

interface StrengthProps {
  recipe: MixedRecipe;
  serving: Serving;
}

export function StrengthRange({ recipe, serving }: StrengthProps) {
  const strength = useMemo(() => estimateStrength(recipe), [recipe]);
  if (!strength) return null;
  const { abvLow, abvHigh, standardDrinks } = strength;
  return (
    <>
      , likely between {Math.floor(abvLow)}% and {Math.ceil(abvHigh)}%;{' '}
      <strong className="font-semibold">
        {standardDrinks.toFixed(1)} standard {standardDrinks.toFixed(1) === '1.0' ? 'drink' : 'drinks'}
      </strong>
      {serving.servings > 1 && ' each'}
    </>
  );
}

export function StrengthWorking({ recipe, serving }: StrengthProps) {
  const strength = useMemo(() => estimateStrength(recipe), [recipe]);
  if (!strength) return null;
  const unit = serving.unit === 'written' ? writtenUnit(recipe.ingredients) : serving.unit;
  return (
    <details className="group mt-1">
      <summary className="inline-block py-1 text-accent underline underline-offset-4">
        How it was worked out
      </summary>
      <Working strength={strength} unit={unit} />
    </details>
  );
}

function Working({ strength, unit }: { strength: Strength; unit: ShownUnit }) {
  const { lines, dilutionMl, servedMl, mixing, onCrushedIce, isMixingAssumed, grams } = strength;
  const counted = lines.filter(({ ml }) => ml > 0);
  return (
    <div className="mt-3 grid gap-3">
      <table className="figures w-full text-left text-xs">
        <thead>
          <tr className="text-soft">
            <th className="py-1.5 font-medium">Ingredient</th>
            <th className="py-1.5 pl-3 text-right font-medium">Volume</th>
            <th className="py-1.5 pl-3 text-right font-medium">ABV</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ text, ml, abv, assumed }, index) => (
            <tr key={index} className="border-t border-hairline align-top">
              <td className="py-1.5">
                <FractionText text={text} />
                {assumed !== null && <span className="text-soft"> ({ASSUMED[assumed]})</span>}
              </td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">
                <FractionText text={formatVolume(ml, unit)} />
              </td>
              <td className="py-1.5 pl-3 text-right">{abv}%</td>
            </tr>
          ))}
          <tr className="border-t border-hairline">
            <td className="py-1.5">
              {onCrushedIce ? WATER[mixing].replace('the ice', 'the crushed ice') : WATER[mixing]}
              {isMixingAssumed && (
                <span className="text-soft"> (assumed: the recipe names no technique)</span>
              )}
            </td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap">
              <FractionText text={dilutionMl > 0 ? formatVolume(dilutionMl, unit) : '–'} />
            </td>
            <td className="py-1.5 pl-3 text-right">0%</td>
          </tr>
          <tr className="border-t border-edge font-semibold">
            <td className="py-1.5">In the glass</td>
            <td className="py-1.5 pl-3 text-right whitespace-nowrap">
              <FractionText text={formatVolume(servedMl, unit)} />
            </td>
            <td className="py-1.5 pl-3 text-right">{Math.round(strength.abv)}%</td>
          </tr>
        </tbody>
      </table>
      <p className="text-xs text-soft">
        One serving holds {Math.round(grams)} g of alcohol; a US standard drink has {GRAMS_PER_STANDARD_DRINK}{' '}
        g. Strengths are those of common bottles, so yours may differ by a little, and melting ice by more.
      </p>
    </div>
  );
}
