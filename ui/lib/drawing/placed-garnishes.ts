import { methodText, foldedWords, type DrawableRecipe } from './drawable-recipe.ts';
import {
  citrusColor,
  GARNISHES,
  MINT,
  namedGarnish,
  type GarnishPlace,
  type NamedGarnish,
} from './garnishes.ts';
import { GLASSES, type Glass, type GlassKind } from './glasses.ts';
import { hasHeap, type DrinkLook } from './drink-look.ts';

export interface PlacedGarnish extends NamedGarnish {
  place: GarnishPlace;
  /** The number of pieces on a pick. */
  count?: number;
}

const MAX_GARNISHES = 5;
const TALL: readonly GlassKind[] = ['collins', 'highball', 'hurricane', 'tiki', 'julep'];
const STRAW = /\bstraws?\b(?! colou?r)/;
const RIMMED = /\brim\b[^.]*\b(?:salt|sugar)|\b(?:salt|sugar)\w*\b[^.]{0,20}\brim/i;
const DOTTED_BITTERS =
  /\bdot\w* (?:\w+ ){0,4}bitters|bitters (?:\w+ ){0,4}(?:on|onto|over) (?:the )?(?:foam|top|surface)/;

/** Returns the garnishes of a drink without repeats, in the order in which they are laid on. */
export function placedGarnishes(recipe: DrawableRecipe, glass: GlassKind, look: DrinkLook): PlacedGarnish[] {
  const text = methodText(recipe);
  const rims = recipe.instructions.filter((line) => RIMMED.test(line));
  const names = [
    ...rims.map((line) => `${/salt/i.test(line) ? 'salt' : 'sugar'} rim`),
    ...recipe.ingredients.filter((line) => glass === 'flute' && /sugar cube/i.test(line)),
    ...(recipe.garnish.length > 0 ? recipe.garnish : garnishesInSteps(text)),
    ...(look.foam && DOTTED_BITTERS.test(text) ? ['bitters'] : []),
    ...(STRAW.test(text) || (hasHeap(look) && TALL.includes(glass)) ? ['straw'] : []),
  ];
  const placed: PlacedGarnish[] = [];
  for (const name of names.map(foldedWords)) {
    const named = namedGarnish(name);
    if (named && !placed.some(({ kind, color }) => kind === named.kind && color === named.color))
      placed.push(asServed(named, sentenceOf(name, text), GLASSES[glass], look));
  }
  return [...placed.slice(0, MAX_GARNISHES), ...leftInside(recipe, text)];
}

function garnishesInSteps(text: string): string[] {
  return text
    .split(/[.;]\s*/)
    .filter((clause) =>
      /garnish|decorat|\brim\b|(?:add|with|top with) an? (?:\w+ ){0,2}(?:cherry|slice|twist|wedge|olive|sprig|wheel)|twist of/.test(
        clause,
      ),
    )
    .flatMap((clause) =>
      clause.replace(/^.*?(?=garnish|decorat|add|top|serve|twist|rim)/, '').split(/,| and | or /),
    );
}

/** Returns the last sentence that names the garnish, in the singular or the plural. */
function sentenceOf(name: string, text: string): string {
  const word = name.replace(/^.* /, '').replace(/(?:y|ies|s)$/, '');
  return text.split(/[.;]/).findLast((part) => part.includes(word)) ?? '';
}

const IN_THE_GLASS =
  /\bdrop\w* (?:\w+ ){0,4}in(?:to)?\b|\b(?:slip|slide|tuck|sink)\w* (?:\w+ ){0,5}into\b|\bin(?:side)? the (?:glass|drink)\b/;
const CITRUS: readonly PlacedGarnish['kind'][] = ['twist', 'wheel', 'slice', 'wedge'];
/** Olives and onions come on a pick. Other things do when the recipe says so. */
const ALWAYS_PICKED: readonly PlacedGarnish['kind'][] = ['olive', 'onion'];
const PICK = /\b(?:tooth)?picks?\b|\bskewer|\bcocktail sticks?\b/;
const SEVERAL = /(?:\b(three|3) )?(?:\w+ )?(?:cherries|olives|onions|berries)\b/;

/** Returns a garnish as its sentence serves it: half a wheel, in the glass, on a pick. */
function asServed(named: NamedGarnish, sentence: string, { body }: Glass, look: DrinkLook): PlacedGarnish {
  const { kind } = named;
  const { place } = GARNISHES[kind];
  if (CITRUS.includes(kind)) {
    const isHalf = kind === 'wheel' && /\bhalf (?:an? |wheel|moon)|half ?wheel/.test(sentence);
    return { ...named, kind: isHalf ? 'slice' : kind, place: IN_THE_GLASS.test(sentence) ? 'in' : 'rim' };
  }
  if (place !== 'pick') return { ...named, place };
  if (!ALWAYS_PICKED.includes(kind) && !PICK.test(sentence)) {
    if (kind !== 'cherry') return { ...named, place: 'top' };
    // A cherry sinks, but ice, foam or metal would hide it, so there it lies on top.
    const isHidden = look.ice !== 'none' || look.foam !== null || body !== undefined;
    return isHidden ? { ...named, kind: 'stemmed', place: 'top' } : { ...named, place: 'in' };
  }
  const several = SEVERAL.exec(sentence);
  return { ...named, place, count: several ? (several[1] ? 3 : 2) : 1 };
}

/** Returns the muddled ingredients, which stay in the glass. */
function leftInside(recipe: DrawableRecipe, text: string): PlacedGarnish[] {
  if (!/muddle|press/.test(text) || /strain/.test(text)) return [];
  return recipe.ingredients.flatMap((line): PlacedGarnish[] => {
    const words = foldedWords(line);
    const color = citrusColor(words);
    if (color && /wedges|pieces|quarters|chunks|\bcut\b/.test(words))
      return [{ kind: 'pieces', place: 'in', color }];
    return /mint lea/.test(words) ? [{ kind: 'leaves', place: 'in', color: MINT }] : [];
  });
}
