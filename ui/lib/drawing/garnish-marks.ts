import { method, plain, type DrawableRecipe } from './drawable-recipe.ts';
import { citrusColor, GARNISHES, namedGarnish, type GarnishPlace, type NamedGarnish } from './garnishes.ts';
import { GLASSES, type Glass, type GlassKind } from './glasses.ts';
import type { Serving } from './serving.ts';

export interface GarnishMark extends NamedGarnish {
  place: GarnishPlace;
  /** A pick holds this number of them. */
  count?: number;
}

const MAX_MARKS = 4;
const MINT = '#46a653';
const STRAW: GarnishMark = { kind: 'straw', place: 'straw', color: '#e0533f' };
const TALL: readonly GlassKind[] = ['collins', 'highball', 'hurricane', 'tiki', 'julep'];
const RIMMED = /\brim\b[^.]*\b(?:salt|sugar)|\b(?:salt|sugar)\w*\b[^.]{0,20}\brim/i;
const DOTTED_BITTERS =
  /\bdot\w* (?:\w+ ){0,4}bitters|bitters (?:\w+ ){0,4}(?:on|onto|over) (?:the )?(?:foam|top|surface)/;

/** Returns the garnishes of a drink without repeats, in the order in which they are laid on. */
export function garnishMarks(recipe: DrawableRecipe, glass: GlassKind, serving: Serving): GarnishMark[] {
  const text = method(recipe);
  const names = [
    ...recipe.instructions
      .filter((line) => RIMMED.test(line))
      .map((line) => `${/salt/i.test(line) ? 'salt' : 'sugar'} rim`),
    ...recipe.ingredients.filter((line) => glass === 'flute' && /sugar cube/i.test(line)),
    ...(recipe.garnish.length > 0 ? recipe.garnish : garnishesInSteps(recipe.instructions)),
    ...(serving.foam && DOTTED_BITTERS.test(text) ? ['bitters'] : []),
  ];
  const marks: GarnishMark[] = [];
  for (const name of names.map(plain)) {
    const named = namedGarnish(name);
    if (named && !marks.some(({ kind, color }) => kind === named.kind && color === named.color))
      marks.push(asServed(named, name, text, GLASSES[glass], serving));
  }
  const shown = [...marks.slice(0, MAX_MARKS), ...leftInside(recipe, text)];
  const isHeaped = serving.ice === 'crushed' || serving.ice === 'frozen';
  const hasStraw = /\bstraws?\b(?! colou?r)/.test(text) || (isHeaped && TALL.includes(glass));
  return hasStraw && !shown.some(({ kind }) => kind === 'straw') ? [...shown, STRAW] : shown;
}

function garnishesInSteps(instructions: readonly string[]): string[] {
  return instructions
    .flatMap((text) => plain(text).split(/[.;]\s*/))
    .filter((clause) =>
      /garnish|decorat|\brim\b|(?:add|with|top with) an? (?:\w+ ){0,2}(?:cherry|slice|twist|wedge|olive|sprig|wheel)|twist of/.test(
        clause,
      ),
    )
    .flatMap((clause) =>
      clause.replace(/^.*?(?=garnish|decorat|add|top|serve|twist|rim)/, '').split(/,| and | or /),
    );
}

const IN_THE_GLASS =
  /\bdrop\w* (?:\w+ ){0,4}in(?:to)?\b|\b(?:slip|slide|tuck|sink)\w* (?:\w+ ){0,5}into\b|\bin(?:side)? the (?:glass|drink)\b/;
const CITRUS: readonly GarnishMark['kind'][] = ['twist', 'wheel', 'slice', 'wedge'];
const NUMBERS: Record<string, number> = { two: 2, '2': 2, three: 3, '3': 3 };

/** Returns a garnish as the steps serve it: half a wheel, in the glass, on a pick. `plain` has folded `name` and `text`. */
function asServed(
  named: NamedGarnish,
  name: string,
  text: string,
  glass: Glass,
  serving: Serving,
): GarnishMark {
  const mark: GarnishMark = { ...named, place: GARNISHES[named.kind].place };
  const word =
    name
      .split(' ')
      .at(-1)
      ?.replace(/(?:y|ies|s)$/, '') ?? '';
  const sentence =
    text
      .split(/[.;]/)
      .filter((part) => part.includes(word))
      .at(-1) ?? '';
  const { kind } = named;
  if (CITRUS.includes(kind)) {
    const isHalf = kind === 'wheel' && /\bhalf (?:an? |wheel|moon)|half ?wheel/.test(sentence);
    return { ...mark, kind: isHalf ? 'slice' : kind, place: IN_THE_GLASS.test(sentence) ? 'in' : 'rim' };
  }
  const isPicked = /\b(?:pick|skewer)/.test(sentence);
  const isIced = serving.ice !== 'none';
  if (kind === 'cherry' && !isPicked) {
    // A cherry sinks, and ice, foam or metal would hide it. There it hangs on a pick, or lies on the heap.
    if (serving.ice === 'crushed' || serving.ice === 'frozen')
      return { ...mark, kind: 'stemmed', place: 'top' };
    return isIced || serving.foam || glass.body !== undefined ? mark : { ...mark, place: 'in' };
  }
  if (kind === 'berry' && !isPicked && isIced) return { ...mark, place: 'top' };
  if (mark.place !== 'pick') return mark;
  const [, number = '', plural] =
    new RegExp(`(?:\\b(two|three|2|3) (?:\\w+ )?)?\\b${word}(ies|s)?\\b`).exec(sentence) ?? [];
  return { ...mark, count: NUMBERS[number] ?? (plural ? 2 : 1) };
}

/** Returns the muddled ingredients, which stay in the glass. */
function leftInside(recipe: DrawableRecipe, text: string): GarnishMark[] {
  if (!/muddle|press/.test(text) || /strain/.test(text)) return [];
  return recipe.ingredients.flatMap((line): GarnishMark[] => {
    const words = plain(line);
    const color = citrusColor(words);
    if (color && /wedges|pieces|quarters|chunks|\bcut\b/.test(words))
      return [{ kind: 'pieces', place: 'in', color }];
    return /mint lea/.test(words) ? [{ kind: 'leaves', place: 'in', color: MINT }] : [];
  });
}
