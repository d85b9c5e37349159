import { methodText, type DrawableRecipe } from './drawable-recipe.ts';
import { foldForDrawing, PATTERNS } from './drink-words.ts';
import {
  citrusColor,
  GARNISHES,
  MINT,
  findGarnish,
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

/** Returns each garnish once, in the order in which the recipe puts them on the drink. */
export function placedGarnishes(recipe: DrawableRecipe, glass: GlassKind, look: DrinkLook): PlacedGarnish[] {
  const text = methodText(recipe);
  const rims = recipe.instructions.map(foldForDrawing).filter((line) => PATTERNS.rimmed.test(line));
  const names = [
    ...rims.map((line) => (line.includes('salt') ? 'salt rim' : 'sugar rim')),
    ...recipe.ingredients.filter((line) => glass === 'flute' && foldForDrawing(line).includes('sugar cube')),
    ...(recipe.garnish.length > 0 ? recipe.garnish : garnishesInSteps(text)),
    ...(look.foam && PATTERNS.dottedBitters.test(text) ? ['bitters'] : []),
    ...(PATTERNS.straw.test(text) || (hasHeap(look) && TALL.includes(glass)) ? ['straw'] : []),
  ];
  const placed: PlacedGarnish[] = [];
  for (const name of names.map(foldForDrawing)) {
    const garnish = findGarnish(name);
    if (garnish && !placed.some(({ kind, color }) => kind === garnish.kind && color === garnish.color))
      placed.push(placeGarnish(garnish, sentenceOf(name, text), GLASSES[glass], look));
  }
  return [...placed.slice(0, MAX_GARNISHES), ...muddledPieces(recipe, text)];
}

function garnishesInSteps(text: string): string[] {
  return text
    .split(/[.;]\s*/)
    .filter((clause) => PATTERNS.garnishes.test(clause))
    .flatMap((clause) => clause.replace(PATTERNS.beforeGarnish, '').split(/,| and | or /));
}

/** The last sentence that names the garnish, in the singular or the plural. */
function sentenceOf(name: string, text: string): string {
  const word = name.replace(/^.* /, '').replace(/(?:y|ies|s)$/, '');
  return text.split(/[.;]/).findLast((part) => part.includes(word)) ?? '';
}

const CITRUS: readonly PlacedGarnish['kind'][] = ['twist', 'wheel', 'slice', 'wedge'];
/** These are always on a pick. Other garnishes are when the recipe says so. */
const ALWAYS_PICKED: readonly PlacedGarnish['kind'][] = ['olive', 'onion'];

/** `sentence` may say how it is served: half a wheel, in the glass, on a pick. */
function placeGarnish(
  garnish: NamedGarnish,
  sentence: string,
  { body }: Glass,
  look: DrinkLook,
): PlacedGarnish {
  const { kind } = garnish;
  const { place } = GARNISHES[kind];
  if (CITRUS.includes(kind)) {
    const isHalf = kind === 'wheel' && PATTERNS.halfWheel.test(sentence);
    return {
      ...garnish,
      kind: isHalf ? 'slice' : kind,
      place: PATTERNS.inTheGlass.test(sentence) ? 'in' : 'rim',
    };
  }
  if (place !== 'pick') return { ...garnish, place };
  if (!ALWAYS_PICKED.includes(kind) && !PATTERNS.pick.test(sentence)) {
    if (kind !== 'cherry') return { ...garnish, place: 'top' };
    // A cherry sinks. Ice, foam or metal would hide it, so with them it is on top.
    const isHidden = look.ice !== 'none' || look.foam !== null || body !== undefined;
    return isHidden ? { ...garnish, kind: 'stemmed', place: 'top' } : { ...garnish, place: 'in' };
  }
  const several = PATTERNS.several.exec(sentence);
  return { ...garnish, place, count: several ? (several[1] ? 3 : 2) : 1 };
}

/** Muddled ingredients stay in the glass, unless the drink is strained. */
function muddledPieces(recipe: DrawableRecipe, text: string): PlacedGarnish[] {
  if (!PATTERNS.muddled.test(text) || PATTERNS.strained.test(text)) return [];
  return recipe.ingredients.flatMap((line): PlacedGarnish[] => {
    const words = foldForDrawing(line);
    const color = citrusColor(words);
    if (color && PATTERNS.citrusPieces.test(words)) return [{ kind: 'pieces', place: 'in', color }];
    return /mint lea/.test(words) ? [{ kind: 'leaves', place: 'in', color: MINT }] : [];
  });
}
