import type { Bowl } from './bowl.ts';
import { HOT_WORDS } from '#openapi/ingredients/dilution.ts';
import { sparkles } from '#openapi/ingredients/lines/ingredient-name.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { foldForDrawing, patternSource, PATTERNS } from './drink-words.ts';
import { readPour, volumeOf } from './pour.ts';

export interface Glass {
  /** Matches ids and names as `foldForDrawing` folds them. */
  names: RegExp;
  /** The outside. Without a stem, its bottom is at y = 222. */
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

/** The first glass whose names match counts. The middle is at x = 0, and the base at y = 226. */
export const GLASSES = {
  nick: { names: /nick|sour|sherry|tasting|glencairn/, bowl: { points: [[96, 30], [116, 34.5], [130, 34]], depth: 24, isSmooth: true }, base: 0, fill: 0.78, fullMl: 100, iced: 'never', foot: 27 },
  julep: { names: /julep|pewter|silver cup|tin cup/, bowl: { points: [[132, 41], [222, 32]], depth: 3.5 }, base: 0, fill: 0.9, iced: 'unless strained', body: '#b4c2bc',
    lines: 'M-40 142a40 4 0 0 0 80 0M-33 214a33 4 0 0 0 66 0' },
  copper: { names: /copper|mule|moscow/, bowl: { points: [[134, 44], [176, 45], [222, 38]], depth: 4, isSmooth: true }, base: 0, fill: 0.9, iced: 'always', body: '#c97a45',
    lines: 'M45 150c34-6 36 50-4 52M-44.5 146a44.5 5 0 0 0 89 0' },
  tiki: { names: /tiki|coconut|skull|scorpion|ceramic|totem/, bowl: { points: [[96, 36], [140, 41], [190, 40], [222, 33]], depth: 4, isSmooth: true }, base: 0, fill: 0.9, iced: 'always', body: '#a5673f',
    lines: 'M-38 116a38 4 0 0 0 76 0M-28 142l20 6M28 142l-20 6M-22 153h10M22 153h-10M0 150v14l-6 5h12M-22 184q22 14 44 0q-22-8-44 0M-11 181v11M0 181v13M11 181v11M-35.5 208a35.5 4 0 0 0 71 0' },
  punch: { names: /punch|tea ?cup|handled cup|cups?$/, bowl: { points: [[150, 44], [168, 43.5], [180, 42]], depth: 38, isSmooth: true }, base: 0, fill: 0.74,
    lines: 'M43.5 162c26-6 28 34-5 34M-19 217q0 8-4 9h46q-4-1-4-9' },
  margarita: { names: /margarita|coupette|welled/, bowl: { points: [[98, 57], [112, 52], [124, 30], [132, 26], [138, 25]], depth: 20, isSmooth: true }, base: 0, fill: 0.8, foot: 30 },
  hurricane: { names: /hurricane|poco|pilsner|pina|parfait|tulip|sundae|milkshake/, bowl: { points: [[68, 36], [96, 29], [124, 27], [152, 33], [168, 33.5]], depth: 34, isSmooth: true }, base: 0, fill: 0.86, iced: 'always', foot: 29 },
  cordial: { names: /cordial|pousse|pony|liqueur/, bowl: { points: [[112, 18], [134, 20], [150, 20]], depth: 24, isSmooth: true }, base: 0, fill: 0.86, fullMl: 36, iced: 'never', foot: 22 },
  shot: { names: /shot|shooter|caballito/, bowl: { points: [[148, 31], [222, 24]], depth: 3 }, base: 10, fill: 0.84, fullMl: 35, iced: 'never' },
  coupe: { names: /coupe|saucer|champagne coup/, bowl: { points: [[104, 52], [116, 49.5]], depth: 32, isSmooth: true }, base: 0, fill: 0.75, fullMl: 115, iced: 'never', foot: 31 },
  flute: { names: /flute|champagne/, bowl: { points: [[62, 20], [96, 23.5], [128, 24]], depth: 42, isSmooth: true }, base: 0, fill: 0.84, iced: 'never', foot: 25 },
  collins: { names: /collins|zombie|sling|chimney|slim/, bowl: { points: [[68, 27.5], [222, 27.5]], depth: 3.5 }, base: 8, fill: 0.87, fullMl: 220, iced: 'always' },
  highball: { names: /highball|delmonico|tall|pint|beer|jar\b|mason|stein|water glass|juice/, bowl: { points: [[86, 34], [222, 30]], depth: 3.5 }, base: 8, fill: 0.86, fullMl: 190, iced: 'always' },
  martini: { names: /martini|cocktail glass|^cocktail|v shaped/, bowl: { points: [[98, 57], [152, 4.5]], depth: 2 }, base: 0, fill: 0.8, fullMl: 105, iced: 'never', foot: 31 },
  wine: { names: /wine|balloon|goblet|copa|snifter|spritz|burgundy|gin tonic|brandy/, bowl: { points: [[78, 33], [112, 43], [126, 43.5]], depth: 38, isSmooth: true }, base: 0, fill: 0.7, fullMl: 150, foot: 30 },
  rocks: { names: /rocks|old fashioned|lowball|low ball|tumbler|whisk|bucket/, bowl: { points: [[130, 49], [222, 42]], depth: 4 }, base: 9, fill: 0.82, fullMl: 100, iced: 'unless strained' },
  irish: { names: /irish|toddy|coffee|heat ?proof|hot drink|tempered|mug/, bowl: { points: [[90, 31], [120, 32.5], [150, 31]], depth: 38, isSmooth: true }, base: 0, fill: 0.84, foot: 27,
    lines: 'M32 108c30-8 32 52-2 56' },
} satisfies Record<string, Glass>; // prettier-ignore

export type GlassKind = keyof typeof GLASSES;

const KINDS = Object.keys(GLASSES) as GlassKind[];

/** Finds a glass by id or name. An unknown glass is guessed from steps, technique and volume. */
export function glassKind(recipe: DrawableRecipe): GlassKind {
  const kindOf = (name: string) => KINDS.find((kind) => GLASSES[kind].names.test(name));
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
