import type { Bowl } from './bowl.ts';
import { HOT_WORDS } from '#openapi/ingredients/dilution.ts';
import { sparkles } from '#openapi/ingredients/lines/ingredient-name.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { foldForDrawing, patternSource, PATTERNS } from './drink-words.ts';
import { readPour, volumeOf } from './pour.ts';
import GLASS_TABLE from './glasses.json' with { type: 'json' };

/** The first kind whose words match a glass counts, so the order of the table matters. */
export type GlassKind = keyof typeof GLASS_TABLE;

export interface Glass {
  /** Patterns of ids and names as `foldForDrawing` folds them. */
  words: readonly string[];
  /** The outside. The middle is at x = 0. Without a stem, its bottom is at y = 222. */
  bowl: Bowl;
  /** The thickness of the bottom. */
  base: number;
  /** The normal fill, 0…1 of the height, and the volume of a drink that reaches it. */
  fill: number;
  fullMl?: number;
  /** Whether the glass has ice when the recipe does not mention ice. */
  iced?: 'always' | 'unless strained' | 'never';
  /** Half the width of the foot under a stem. */
  foot?: number;
  /** The colour of a vessel that is not transparent. */
  body?: string;
  /** A handle, and the lines on the vessel. */
  lines?: string;
}

/** TypeScript reads no pairs in a JSON file, so it cannot compare the types. */
export const GLASSES = GLASS_TABLE as unknown as Readonly<Record<GlassKind, Glass>>;

const NAMES = Object.entries(GLASSES).map(([kind, { words }]) => ({
  kind: kind as GlassKind,
  pattern: new RegExp(words.join('|')),
}));

/** Finds a glass by id or name. An unknown glass is guessed from steps, technique and volume. */
export function glassKind(recipe: DrawableRecipe): GlassKind {
  const kindOf = (name: string) => NAMES.find(({ pattern }) => pattern.test(name))?.kind;
  const name = foldForDrawing(recipe.glassware ?? '');
  return kindOf(name) ?? (name === '' ? kindOf(glassInSteps(recipe)) : undefined) ?? guess(recipe);
}

/** Matches the name of a glass with up to three words before it, such as `chilled old fashioned glass`. */
const NAMED_GLASS = new RegExp(`(?<![\\w'])(?:[\\w']+ ){0,3}(?:${patternSource('glass')})\\b`, 'g');

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
