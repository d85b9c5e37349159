import { sparkles } from '#openapi/ingredients/lines/ingredient-traits.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { GLASSES, type Glass, type GlassKind } from './glasses.ts';
import type { Pour } from './pour.ts';

export type IceKind = 'none' | 'cubes' | 'large' | 'cracked' | 'crushed' | 'frozen';

export interface Foam {
  /** The colour '#rrggbb' before the drink tints it. */
  color: string;
  /** The foam's fraction of the drink, 0…1. */
  fraction: number;
  crown: boolean;
}

export interface DrinkLook {
  ice: IceKind;
  bubbles: boolean;
  foam: Foam | null;
  hot: boolean;
}

export const hasHeap = ({ ice }: DrinkLook): boolean => ice === 'crushed' || ice === 'frozen';

export function lookOf(recipe: DrawableRecipe, glass: GlassKind, pours: readonly Pour[]): DrinkLook {
  const text = methodText(recipe);
  const hot = isHot(recipe, glass);
  return {
    ice: hot ? 'none' : iceOf(text, glass, recipe.poured === undefined),
    bubbles: !hot && pours.some(({ what, ml }) => ml >= 5 && sparkles(what)),
    foam: foamOf(text, pours),
    hot,
  };
}

/** Returns whether ingredients or glass are hot. A syrup that is made with warm water is not. */
function isHot(recipe: DrawableRecipe, glass: GlassKind): boolean {
  const text = methodText(recipe);
  return (
    recipe.ingredients.some((line) => /\b(?:hot|boiling)\b(?! (?:sauce|pepper))/i.test(line)) ||
    /\bserve\w* (?:very |piping )?(?:hot|warm)|^(?:hot|warm)|mulled/.test(text) ||
    ((glass === 'irish' || glass === 'punch') && /\b(?:hot|boil|simmer|steam|heat)/.test(text))
  );
}

/** Matches words that are removed, since ice in the shaker is not in the glass. */
const ICE_ELSEWHERE =
  /(?:shak(?:er)?|stir|mixing glass|blend|muddl)(?: (?:half )?filled)?(?:(?!pour|strain|serve|fill|over|crushed)[^.;])*?\b(?:with|on|of|plus|in)\b(?: \w+){0,3} (?:ice|cubes)\b(?! cubes? in)|add ice,? (?:and|then) shake|(?:discard|throw|without|no|remove|strain\w* off|hold the) (?:the |any )?ice|ice ?cream|ice cold|iced? tea|sugar cubes?/g;
const BLENDED = /\bblend(?:er|ed)?\b(?! (?:scotch|whisk|rum|malt))|frozen|slush(?! )/;
const LARGE =
  /(?:large|big|single|one|king|clear) (?:\w+ ){0,2}(?:ice )?(?:cube\b|rock\b|block|chunk)|ice (?:sphere|ball)/;

/** A drink that is being made has only the ice of its steps so far. */
function iceOf(text: string, kind: GlassKind, isFinished: boolean): IceKind {
  const { iced }: Glass = GLASSES[kind];
  const glassText = text.replace(ICE_ELSEWHERE, ' ');
  if (BLENDED.test(text) && /\bice\b|frozen/.test(text)) return 'frozen';
  if (iced === 'never')
    return /over crushed|with crushed ice\b.*(?:mound|top)|pack/.test(glassText) ? 'crushed' : 'none';
  if (/crushed|shaved|pebble|swizzle/.test(glassText)) return 'crushed';
  if (/cracked ice/.test(glassText)) return 'cracked';
  if (LARGE.test(glassText)) return kind === 'rocks' ? 'large' : 'cubes';
  if (/\b(?:ice|cubes|iced|on the rocks)\b/.test(glassText)) return 'cubes';
  if (!isFinished) return 'none';
  if (kind === 'julep') return 'crushed';
  const without = iced === 'always' ? /without ice|no ice/ : /strain|neat|chilled|warm/;
  return iced !== undefined && !without.test(text) ? 'cubes' : 'none';
}

const CROWN = /(?:foam|head|cloud)\b[^.]*\b(?:above|over|past|out of) the (?:rim|lip|glass)/;

function foamOf(text: string, pours: readonly Pour[]): Foam | null {
  const lines = pours.map(({ what }) => what).join(', ');
  const isShaken = /shak|blend|whisk/.test(text);
  const foam = (color: string, fraction = 0.15) => ({ color, fraction, crown: CROWN.test(text) });
  if (/egg whites?|whites? of (?:\w+ )?egg|aquafaba|foamer/.test(lines)) return foam('#fffbf0', 0.25);
  if (/(?<!lightly |softly |half )whipped cream|marshmallow/.test(`${lines} ${text}`))
    return foam('#fffaf0', 0.2);
  if (/stout|guinness|porter\b/.test(lines)) return foam('#e9d3ac');
  if (/espresso|cold brew/.test(lines) && isShaken) return foam('#cfa26b', 0.3);
  if (/(?<!ginger |root )\b(?:beer\b(?!s)|lager|ale\b)/.test(lines)) return foam('#fff4d8');
  if (/\beggs?\b/.test(lines) && isShaken) return foam('#f8eccb', 0.25);
  if (/pineapple/.test(lines) && isShaken && /foams|froth/.test(text)) return foam('#fff4e2');
  return null;
}
