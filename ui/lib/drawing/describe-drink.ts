import { memoize } from '#openapi/memoize.ts';
import type { DrawableRecipe } from './drawable-recipe.ts';
import { placedGarnishes, type PlacedGarnish } from './placed-garnishes.ts';
import { glassKind, GLASSES, type GlassKind } from './glasses.ts';
import { liquidOf, type LiquidLayers } from './liquid.ts';
import { mixHex } from './oklab.ts';
import { readPour, volumeOf } from './pour.ts';
import { lookOf, type DrinkLook } from './drink-look.ts';

export interface DrinkDescription extends DrinkLook {
  glass: GlassKind;
  liquid: LiquidLayers;
  garnishes: PlacedGarnish[];
  /** The fraction of the glass's normal fill, 0…1. */
  fullness: number;
  seed: string;
}

const USUAL_ML = 90;
/** Ice fills the glass of a small drink at least to this fraction. */
const LEAST_FULLNESS = 0.86;
const LEAST_FULLNESS_WITHOUT_ICE = 0.74;
const FOAM_TINT = 0.12;

/** Caches the results: plate and drink need the same one, and many pages show the same drink. */
const readOnce = memoize((recipe: string) => readDrink(JSON.parse(recipe) as DrawableRecipe));

export function describeDrink(recipe: DrawableRecipe): DrinkDescription {
  return readOnce(JSON.stringify(recipe));
}

function readDrink(recipe: DrawableRecipe): DrinkDescription {
  const pours = recipe.ingredients.map(readPour);
  const glass = glassKind(recipe);
  const { fullMl = USUAL_ML } = GLASSES[glass];
  const look = lookOf(recipe, glass, pours);
  const { layers, isSoft } = liquidOf(recipe, pours);
  const visibleLayers =
    look.ice === 'frozen'
      ? layers.map((layer) => ({ ...layer, color: mixHex(layer.color, '#ffffff', 0.86), opacity: 1 }))
      : layers;
  const foam = look.foam && {
    ...look.foam,
    color: mixHex(visibleLayers.at(-1)?.color ?? '#ffffff', look.foam.color, FOAM_TINT),
  };
  const least = look.ice === 'none' ? LEAST_FULLNESS_WITHOUT_ICE : LEAST_FULLNESS;
  return {
    ...look,
    foam,
    glass,
    liquid: { layers: visibleLayers, isSoft },
    garnishes: placedGarnishes(recipe, glass, look),
    fullness: Math.min(1, Math.max(least, volumeOf(pours) / fullMl)) * (recipe.poured ?? 1),
    seed: recipe.name,
  };
}
