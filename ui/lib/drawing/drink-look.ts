import { HOT_WORDS } from '#openapi/ingredients/dilution.ts';
import { sparkles } from '#openapi/ingredients/lines/ingredient-name.ts';
import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { foldForDrawing, patternSource, PATTERNS } from './drink-words.ts';
import { GLASSES, type GlassKind } from './glasses.ts';
import type { Pour } from './pour.ts';

export type IceKind = 'none' | 'cubes' | 'large' | 'cracked' | 'crushed' | 'frozen';

export interface Foam {
  /** The colour '#rrggbb' before the drink tints it. */
  color: string;
  /** The foam's fraction of the drink, 0…1. */
  fraction: number;
  hasCrown: boolean;
}

export interface DrinkLook {
  ice: IceKind;
  hasBubbles: boolean;
  foam: Foam | null;
  isHot: boolean;
}

export const hasHeap = ({ ice }: DrinkLook): boolean => ice === 'crushed' || ice === 'frozen';

export function lookOf(recipe: DrawableRecipe, glass: GlassKind, pours: readonly Pour[]): DrinkLook {
  const text = methodText(recipe);
  const isHot = isServedHot(recipe, glass);
  return {
    ice: isHot ? 'none' : iceOf(text, glass, recipe.poured === undefined),
    hasBubbles: !isHot && pours.some(({ what, ml }) => ml >= 5 && sparkles(what)),
    foam: foamOf(text, pours),
    isHot,
  };
}

/** A step that heats makes a drink hot only in a glass for hot drinks, since it may heat a syrup. */
function isServedHot(recipe: DrawableRecipe, glass: GlassKind): boolean {
  const text = methodText(recipe);
  return (
    recipe.ingredients.some((line) => HOT_WORDS.test(foldForDrawing(line))) ||
    PATTERNS.servedHot.test(text) ||
    ((glass === 'irish' || glass === 'punch') && PATTERNS.heated.test(text))
  );
}

/** Matches ice that is not in the glass, such as the ice in a shaker. */
const ICE_ELSEWHERE = new RegExp(
  `(?:${patternSource('mixingPlaces')})(?: (?:half )?filled)?(?:(?!${patternSource('servingWords')})[^.;])*?` +
    `\\b(?:with|on|of|plus|in)\\b(?: \\w+){0,3} (?:ice|cubes)\\b(?! cubes? in)|${patternSource('otherIce')}`,
  'g',
);

/** An unfinished drink (mixing mode) has only the ice of its first steps. */
function iceOf(text: string, kind: GlassKind, isFinished: boolean): IceKind {
  const { iced } = GLASSES[kind];
  const glassText = text.replace(ICE_ELSEWHERE, ' ');
  if (PATTERNS.blended.test(text) && PATTERNS.blendedIce.test(text)) return 'frozen';
  if (iced === 'never') return PATTERNS.heapedIce.test(glassText) ? 'crushed' : 'none';
  if (PATTERNS.crushedIce.test(glassText)) return 'crushed';
  if (PATTERNS.crackedIce.test(glassText)) return 'cracked';
  if (PATTERNS.largeIce.test(glassText)) return kind === 'rocks' ? 'large' : 'cubes';
  if (PATTERNS.ice.test(glassText)) return 'cubes';
  if (!isFinished) return 'none';
  if (kind === 'julep') return 'crushed';
  const without = iced === 'always' ? PATTERNS.withoutIce : PATTERNS.servedUp;
  return iced !== undefined && !without.test(text) ? 'cubes' : 'none';
}

function foamOf(text: string, pours: readonly Pour[]): Foam | null {
  const lines = pours.map(({ what }) => what).join(', ');
  const isShaken = PATTERNS.shaken.test(text);
  const foam = (color: string, fraction = 0.15) => ({ color, fraction, hasCrown: PATTERNS.crown.test(text) });
  if (PATTERNS.eggWhite.test(lines)) return foam('#fffbf0', 0.25);
  if (PATTERNS.whippedCream.test(`${lines} ${text}`)) return foam('#fffaf0', 0.2);
  if (PATTERNS.stout.test(lines)) return foam('#e9d3ac');
  if (PATTERNS.coffee.test(lines) && isShaken) return foam('#cfa26b', 0.3);
  if (PATTERNS.beer.test(lines)) return foam('#fff4d8');
  if (PATTERNS.egg.test(lines) && isShaken) return foam('#f8eccb', 0.25);
  if (PATTERNS.pineapple.test(lines) && isShaken && PATTERNS.froth.test(text)) return foam('#fff4e2');
  return null;
}
