import { method, plain, type DrawableRecipe } from './drawable-recipe.ts';
import { readPour, sparkles } from './pour.ts';

export const GLASS_KINDS = [
  'rocks',
  'highball',
  'collins',
  'coupe',
  'martini',
  'nick',
  'flute',
  'wine',
  'hurricane',
  'margarita',
  'shot',
  'julep',
  'copper',
  'tiki',
  'irish',
  'punch',
  'cordial',
] as const;
export type GlassKind = (typeof GLASS_KINDS)[number];

const NAMES: readonly (readonly [RegExp, GlassKind])[] = [
  [/nick/, 'nick'],
  [/julep|pewter|silver cup|tin cup/, 'julep'],
  [/copper|mule|moscow/, 'copper'],
  [/tiki|coconut|skull|scorpion|ceramic|totem/, 'tiki'],
  [/irish|toddy|coffee|heat ?proof|hot drink|tempered|glass mug/, 'irish'],
  [/punch|tea ?cup|handled cup|cups?$/, 'punch'],
  [/margarita|coupette|welled/, 'margarita'],
  [/hurricane|poco|pilsner|pina|parfait|tulip|sundae|milkshake/, 'hurricane'],
  [/cordial|pousse|pony|liqueur/, 'cordial'],
  [/shot|shooter|caballito/, 'shot'],
  [/coupe|saucer|champagne coup/, 'coupe'],
  [/flute|champagne/, 'flute'],
  [/collins|zombie|sling|chimney|slim/, 'collins'],
  [/highball|delmonico|tall|pint|beer|jar\b|mason|stein|water glass|juice/, 'highball'],
  [/martini|cocktail glass|^cocktail|v shaped/, 'martini'],
  [/sour|sherry|tasting|glencairn/, 'nick'],
  [/wine|balloon|goblet|copa|snifter|spritz|burgundy|gin tonic|brandy/, 'wine'],
  [/rocks|old fashioned|lowball|low ball|tumbler|whisk|bucket/, 'rocks'],
  [/mug/, 'irish'],
];

/** Shaken or stirred drinks up to this volume are served up. */
const SMALL_DRINK_ML = 150;
const SHOT_ML = 65;

function guess(recipe: DrawableRecipe): GlassKind {
  const text = method(recipe);
  const pours = recipe.ingredients.map(readPour);
  const total = pours.reduce((sum, { ml }) => sum + ml, 0);
  const bubbly = pours.filter(({ what }) => sparkles(what));
  if (/\bhot\b|boiling/.test(text)) return 'irish';
  if (/layer|shot|shooter/.test(text) && total <= SHOT_ML) return 'shot';
  if (/frozen|blend/.test(text)) return 'hurricane';
  if (/crushed|swizzle/.test(text)) return 'collins';
  if (bubbly.some(({ what }) => /champagne|prosecco|cava|sparkling wine|cremant/.test(what))) {
    return total > 0 && /\bice\b/.test(text) ? 'wine' : 'flute';
  }
  if (bubbly.length > 0 || total > SMALL_DRINK_ML) return 'highball';
  if (/over (?:\w+ ){0,3}(?:ice|cube)|buil[dt]|rocks|muddle/.test(text)) return 'rocks';
  return 'coupe';
}

function glassInSteps(recipe: DrawableRecipe): string {
  const named =
    method(recipe).match(/(?<![\w'])(?:[\w']+ ){0,3}(?:glass|flute|coupe|mug|goblet|tumbler|snifter)\b/g) ??
    [];
  return named.filter((words) => !/mixing|shak/.test(words)).at(-1) ?? '';
}

/** By id or name; an unknown glass is guessed from steps, technique and volume. */
export function glassKind(recipe: DrawableRecipe): GlassKind {
  const kindOf = (name: string) => NAMES.find(([pattern]) => pattern.test(name))?.[1];
  const name = plain(recipe.glassware ?? '');
  return kindOf(name) ?? (name === '' ? kindOf(glassInSteps(recipe)) : undefined) ?? guess(recipe);
}
