import { method, type DrawableRecipe } from './drawable-recipe.ts';
import type { GlassKind } from './glass-kind.ts';
import { sparkles, type Pour } from './pour.ts';

export type Ice = 'none' | 'cubes' | 'large' | 'cracked' | 'crushed' | 'frozen';

export interface Foam {
  /** '#rrggbb', before the drink tints it. */
  color: string;
  /** 0…1 of the drink. */
  share: number;
  crown: boolean;
}

export interface Serving {
  ice: Ice;
  bubbles: boolean;
  foam: Foam | null;
  hot: boolean;
}

const ICED_BY_HABIT: readonly GlassKind[] = ['highball', 'collins', 'hurricane', 'copper', 'tiki'];
const ICED_UNLESS_STRAINED: readonly GlassKind[] = ['rocks', 'julep'];
/** Ice in the shaker says nothing about the glass. */
const ICE_ELSEWHERE =
  /(?:shak|stir|mixing glass|blend|muddl)(?:(?!pour|strain|serve|fill|over|crushed)[^.;])*?\b(?:with|on|of|plus|in)\b(?: \w+){0,3} (?:ice|cubes)\b(?! cubes? in)|add ice,? (?:and|then) shake|(?:discard|throw|without|no|remove|strain\w* off|hold the) (?:the |any )?ice|ice ?cream|ice cold|iced? tea/g;

/** Hot ingredients or a hot drink's glass; a syrup made with warm water is not. */
function isHot(recipe: DrawableRecipe, glass: GlassKind): boolean {
  const text = method(recipe);
  return (
    recipe.ingredients.some((line) => /\b(?:hot|boiling)\b(?! (?:sauce|pepper))/i.test(line)) ||
    /\bserve\w* (?:very |piping )?(?:hot|warm)|^(?:hot|warm)|mulled/.test(text) ||
    ((glass === 'irish' || glass === 'punch') && /\b(?:hot|boil|simmer|steam|heat)/.test(text))
  );
}

function iceOf(text: string, glass: GlassKind, hot: boolean): Ice {
  if (hot || glass === 'shot' || glass === 'cordial') return 'none';
  const glassText = text.replace(ICE_ELSEWHERE, ' ');
  if (
    /\bblend(?:er|ed)?\b(?! (?:scotch|whisk|rum|malt))|frozen|slush(?! )/.test(text) &&
    /\bice\b|frozen|ice cream/.test(text)
  )
    return 'frozen';
  const stemmed = glass === 'coupe' || glass === 'martini' || glass === 'nick' || glass === 'flute';
  if (stemmed)
    return /over crushed|with crushed ice\b.*(?:mound|top)|pack/.test(glassText) ? 'crushed' : 'none';
  if (/crushed|shaved|pebble|swizzle/.test(glassText)) return 'crushed';
  if (/cracked ice/.test(glassText)) return 'cracked';
  if (
    /(?:large|big|single|one|king|clear) (?:\w+ ){0,2}(?:ice )?(?:cube\b|rock\b|block|chunk)|ice (?:sphere|ball)/.test(
      glassText,
    )
  ) {
    return glass === 'rocks' ? 'large' : 'cubes';
  }
  if (/\b(?:ice|cubes|iced|on the rocks)\b/.test(glassText.replace(/sugar cubes?/g, ''))) return 'cubes';
  if (glass === 'julep') return 'crushed';
  if (ICED_BY_HABIT.includes(glass) && !/without ice|no ice/.test(text)) return 'cubes';
  if (ICED_UNLESS_STRAINED.includes(glass) && !/strain|neat|chilled|warm/.test(text)) return 'cubes';
  return 'none';
}

const EGG_WHITE_SHARE = 0.25;
const FROTH_SHARE = 0.15;
const CROWN = /(?:foam|head|cloud)\b[^.]*\b(?:above|over|past|out of) the (?:rim|lip|glass)/;

function foamOf(text: string, pours: readonly Pour[]): Foam | null {
  const lines = pours.map(({ what }) => what).join(', ');
  const shaken = /shak|blend|whisk/.test(text);
  const foam = (color: string, share = FROTH_SHARE) => ({ color, share, crown: CROWN.test(text) });
  if (/egg whites?|whites? of (?:\w+ )?egg|aquafaba|foamer/.test(lines))
    return foam('#fffbf0', EGG_WHITE_SHARE);
  if (/whipped cream|marshmallow/.test(`${lines} ${text.replace(/(?:lightly|softly|half) whipped/g, '')}`))
    return foam('#fffaf0', 0.2);
  if (/stout|guinness|porter\b/.test(lines)) return foam('#e9d3ac');
  if (/espresso|cold brew/.test(lines) && shaken) return foam('#cfa26b', 0.3);
  if (/\bbeer\b(?!s)|lager|\bale\b/.test(lines.replace(/(?:ginger|root) (?:beer|ale)/g, '')))
    return foam('#fff4d8');
  if (/\beggs?\b/.test(lines) && shaken) return foam('#f8eccb', EGG_WHITE_SHARE);
  if (shaken && /pineapple/.test(lines) && /foams|froth/.test(text)) return foam('#fff4e2');
  return null;
}

export function servingOf(recipe: DrawableRecipe, glass: GlassKind, pours: readonly Pour[]): Serving {
  const text = method(recipe);
  const hot = isHot(recipe, glass);
  return {
    ice: iceOf(text, glass, hot),
    bubbles: !hot && pours.some(({ what, ml }) => ml >= 5 && sparkles(what)),
    foam: foamOf(text, pours),
    hot,
  };
}
