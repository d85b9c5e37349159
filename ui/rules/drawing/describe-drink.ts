import type { DrawableRecipe } from './drawable-recipe.ts';
import { garnishMarks, type GarnishMark } from './garnish-marks.ts';
import { glassKind, type GlassKind } from './glass-kind.ts';
import { liquidOf, type Liquid } from './liquid-layers.ts';
import { mixHex } from './oklab.ts';
import { readPour } from './pour.ts';
import { servingOf, type Serving } from './serving.ts';

/** Everything that a picture of a drink shows; the same recipe always gives the same description. */
export interface DrinkDescription extends Serving {
  glass: GlassKind;
  liquid: Liquid;
  garnishes: GarnishMark[];
  /** How full the glass is, 0…1 of its usual fill. */
  fullness: number;
  /** Seeds the small accidents: angles of cubes, places of bubbles. */
  seed: string;
}

const FULL_ML: Partial<Record<GlassKind, number>> = {
  rocks: 100,
  highball: 190,
  collins: 220,
  wine: 150,
  shot: 35,
};
const USUAL_ML = 90;
const LEAST_FULLNESS = 0.86;

/** Plate and drink ask for the same recipe, and a list that is filtered asks again at every letter. */
const described = new WeakMap<DrawableRecipe, DrinkDescription>();

/** Reads a recipe into a description of its picture; the same object is read once. */
export function describeDrink(recipe: DrawableRecipe): DrinkDescription {
  const known = described.get(recipe) ?? readDrink(recipe);
  described.set(recipe, known);
  return known;
}

function readDrink(recipe: DrawableRecipe): DrinkDescription {
  const pours = recipe.ingredients.map(readPour);
  const glass = glassKind(recipe);
  const serving = servingOf(recipe, glass, pours);
  const total = pours.reduce((sum, { ml }) => sum + ml, 0);
  const liquid = liquidOf(recipe, pours);
  if (serving.ice === 'frozen') {
    liquid.layers = liquid.layers.map((layer) => ({
      ...layer,
      color: mixHex(layer.color, '#ffffff', 0.86),
      opacity: 1,
    }));
  }
  return {
    ...serving,
    glass,
    liquid,
    garnishes: garnishMarks(recipe, glass, serving.ice),
    fullness: Math.min(1, Math.max(LEAST_FULLNESS, total / (FULL_ML[glass] ?? USUAL_ML))),
    seed: recipe.name,
  };
}
