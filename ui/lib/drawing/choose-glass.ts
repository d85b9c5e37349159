import { HOT_WORDS } from '#openapi/ingredients/dilution.ts';
import { sparkles } from '#openapi/ingredients/lines/ingredient-name.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { foldForDrawing } from './fold-for-drawing.ts';
import { wordSource, PATTERNS } from './drink-words.ts';
import { GLASSES, type GlassKind } from './glasses.ts';
import { readPour, volumeOf } from './pour.ts';

const KINDS = Object.keys(GLASSES) as GlassKind[];

/** Finds a glass by id or name. An unknown glass is guessed from steps, technique and volume. */
export function glassKind(recipe: DrawableRecipe): GlassKind {
  const kindOf = (name: string) => KINDS.find((kind) => GLASSES[kind].names.test(name));
  const name = foldForDrawing(recipe.glassware ?? '');
  return kindOf(name) ?? (name === '' ? kindOf(glassInSteps(recipe)) : undefined) ?? guess(recipe);
}

/** Matches the name of a glass with up to three words before it, such as `chilled old fashioned glass`. */
const NAMED_GLASS = new RegExp(`(?<![\\w'])(?:[\\w']+ ){0,3}(?:${wordSource('glass')})\\b`, 'g');

/** Returns the last glass that the steps name, since the drink is poured into it. */
function glassInSteps(recipe: DrawableRecipe): string {
  const glasses = methodText(recipe).match(NAMED_GLASS) ?? [];
  return glasses.filter((words) => !PATTERNS.mixingGlass.test(words)).at(-1) ?? '';
}

/** Shaken or stirred drinks up to this volume are served in a stemmed glass. */
const SMALL_DRINK_ML = 150;

function guess(recipe: DrawableRecipe): GlassKind {
  const text = methodText(recipe);
  const pours = recipe.ingredients.map(readPour);
  if (HOT_WORDS.test(text)) return 'irish';
  if (pours.some(({ what }) => PATTERNS.sparklingWine.test(what))) return 'flute';
  if (volumeOf(pours) > SMALL_DRINK_ML || pours.some(({ what }) => sparkles(what))) return 'highball';
  return PATTERNS.builtOnIce.test(text) ? 'rocks' : 'coupe';
}
