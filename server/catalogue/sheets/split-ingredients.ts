import { capitalise, isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { readListCell } from './list-cell.ts';

/** Which commas of a column separate ingredients: none, those without a space after them, or all. */
export type CommaHabit = 'none' | 'bare' | 'all';

const LOOKS_LIKE_AMOUNT =
  /^(\d|[¼½¾⅓⅔⅛]|(an?|few|some|one|two|three|half|dash|dashes|splash|pinch|top|fill|juice of)\b)/i;
const COMMAS: Record<Exclude<CommaHabit, 'none'>, RegExp> = {
  bare: /(?<!\d),(?=\S)|,(?=[^\s\d])/g,
  all: /(?:(?<!\d),|,(?!\d))(?!\s*(?:to|or|for|optional)\b)\s*/g,
};
/** Cells needed before "nearly all have commas" says anything. */
const MIN_CELLS_WITHOUT_AMOUNTS = 3;

/**
 * Finds out whether the ingredients of a foreign sheet stand between commas. They never do when the column
 * uses lines, `;` or `|` anywhere. They do when at least half of the pieces begin like an amount, or when at
 * least four in five cells have commas (a drink has more than one ingredient). When most commas have no
 * space after them, one that has belongs to the text ("Soda water, to top").
 */
export function commaHabit(cells: string[]): CommaHabit {
  const texts = cells.map((cell) => cell.trim()).filter((text) => !isNothing(text));
  if (texts.some((text) => /[\r\n;|]/.test(text) || text.startsWith('["'))) return 'none';
  const pieceCount = (commas: RegExp) =>
    texts.reduce((sum, text) => sum + splitOutsideParentheses(text, commas).length - 1, 0);
  const habit = pieceCount(COMMAS.bare) >= pieceCount(COMMAS.all) / 2 ? 'bare' : 'all';
  const lists = texts
    .map((text) => splitOutsideParentheses(text, COMMAS[habit]))
    .filter((list) => list.length > 1);
  const pieces = lists.flat();
  if (pieces.length === 0) return 'none';
  const amounts = pieces.filter((piece) => LOOKS_LIKE_AMOUNT.test(piece.trim())).length;
  const usual = texts.length >= MIN_CELLS_WITHOUT_AMOUNTS && lists.length >= texts.length * 0.8;
  return amounts >= pieces.length / 2 || usual ? habit : 'none';
}

/** The ingredient lines of one cell of a foreign sheet. */
export function splitIngredients(cell: string, commas: CommaHabit): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const entries = commas === 'none' ? readListCell(text) : splitOutsideParentheses(text, COMMAS[commas]);
  return entries
    .map(tidyText)
    .flatMap(splitCrowded)
    .map((entry) => capitalise(entry.replace(/\*+$/, '').trim()))
    .filter((entry) => !isNothing(entry));
}

const VOLUME = /^\d+(?:[.,]\d+)?\s?(?:ml|cl|oz)\b/i;
const NEXT_VOLUME =
  /(?<=\p{L})(?<!\b(?:and|or|of|to|with|plus|about|each|per))\s+(?=\d+(?:[.,]\d+)?\s?(?:ml|cl|oz)\s+\p{L})/giu;

/** Lines that ran together: "30 ml Vodka 20 ml Triple Sec" are two. */
function splitCrowded(entry: string): string[] {
  return VOLUME.test(entry) ? splitOutsideParentheses(entry, NEXT_VOLUME) : [entry];
}

const SUFFIX =
  /^(\(|or\s|to (taste|fill|top)\b|by taste$|for (topping|garnish)$|(cubes?|wedges?|slices?|pods?|leaves|sprigs?)$)/i;
const BARE_AMOUNT = /^[\d\s/.,½¼¾-]*(oz|ml|cl|tsp|tblsp|tbsp|cups?|parts?|shots?|dash(es)?)?$/i;
const LEFT_OVER_AMOUNT = /(?:,|\s+and|\s)\s*\d[\d\s/.]*\s?(?:oz|ml|cl)$/i;

/**
 * Joins a measure and its ingredient, kept in columns of their own, to a line: '2 oz' and 'Light Rum' to
 * '2 oz Light Rum', 'to taste' and 'Salt' to 'Salt to taste'. '' when there is no ingredient.
 */
export function joinMeasure(measureCell: string, ingredientCell: string): string {
  const measure = isNothing(measureCell.trim()) ? '' : tidyText(measureCell);
  const name = isNothing(ingredientCell.trim()) ? '' : tidyText(ingredientCell);
  if (name === '') return BARE_AMOUNT.test(measure) ? '' : capitalise(measure);
  if (measure === '') return capitalise(name);
  const repeated = name.toLowerCase().startsWith(`${measure.toLowerCase()} `);
  const ingredient = (repeated ? name.slice(measure.length + 1) : name).replace(LEFT_OVER_AMOUNT, '');
  if (/^garnish$/i.test(measure)) return capitalise(`${ingredient} (garnish)`);
  if (/^for glass$/i.test(measure)) return `For glass: ${ingredient}`;
  if (/^(fill|top up)$/i.test(measure)) return capitalise(`${measure} with ${ingredient}`);
  if (measure.startsWith(',')) return capitalise(`${ingredient}${measure}`);
  return capitalise(
    SUFFIX.test(measure) ? `${ingredient} ${measure.toLowerCase()}` : `${measure} ${ingredient}`,
  );
}
