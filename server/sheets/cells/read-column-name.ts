import { foldText } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import { SHEET_FIELDS, type SheetField } from './sheet-fields.ts';
import { sourceOfWords } from './value-words.ts';
import WORDS from './header-words.json' with { type: 'json' };

const { units, fillers, figureColumns, ...LANGUAGES } = WORDS;

/** A column holds a field, or the amounts or units of the ingredients in another column. */
export type ColumnMeaning = SheetField | 'amount' | 'unit';

/** What the name of a column means. */
export interface NamedColumn {
  meaning: ColumnMeaning;
  /** A field's own name has the rank 0. Less exact words have a higher one. */
  rank: number;
  /** The number of a numbered column, such as 2 for `strIngredient2`, or 0 without a number. */
  number: number;
  /** The unit in the name, such as 'ml' of "Amount (ml)", or ''. */
  unit: string;
}

const fieldKey = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
const FIELDS_BY_KEY = new Map(SHEET_FIELDS.map((field) => [fieldKey(field), field]));

/** Returns the field whose own name a column has, whatever its case, blanks, `_` or `-`. */
export const fieldNamed = (name: string): SheetField | null => FIELDS_BY_KEY.get(fieldKey(name)) ?? null;

/** Makes names comparable: without case, accents, blanks and signs. */
const wordKey = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

const MEANINGS = new Map<string, Pick<NamedColumn, 'meaning' | 'rank'>>(
  // "🍸 Category" is a category. "idDrink" is the id of another program, so it is not our `id`.
  SHEET_FIELDS.flatMap((field) => (field === 'id' ? [] : [[wordKey(field), { meaning: field, rank: 1 }]])),
);
for (const language of Object.values(LANGUAGES))
  for (const [meaning, words] of Object.entries(language))
    for (const [index, word] of words.split(',').entries()) {
      const key = wordKey(word);
      if (!MEANINGS.has(key)) MEANINGS.set(key, { meaning: meaning as ColumnMeaning, rank: index + 1 });
    }

/**
 * Matches units in names of columns. Words that mean something else there are left out, such as "Glass", "Parte"
 * (a part of the menu) and "el" (Greek).
 */
const UNIT = new RegExp(String.raw`^(?:${sourceOfWords(units)})\.?$`, 'i');
const IN_BRACKETS = /\s*[([（]([^()[\]（）]*)[)\]）]\s*/g;
/** The last word of a name may be its unit: "Menge in ml", "amount_oz". */
const LAST_WORD = /^(.*?[^\s_,-])[\s_,-]+(?:(?:in|en|em|w|в)[\s_]+)?(\p{L}+)$/iu;
/** Matches words that do not say what a column holds. */
const FILLER = new RegExp(`^(?:${sourceOfWords(fillers)})$`, 'i');
const FIGURE = new RegExp(
  String.raw`(?:^|[\s_-])(?:${sourceOfWords(figureColumns)})(?:$|[\s_(.])|^#|[%€$£]`,
  'i',
);

/** Tells whether the numbers of a column are not amounts: "Price", "Glass capacity", "Sold last month". */
export const isFigure = (column: string): boolean => FIGURE.test(column);

/** Returns the unit that the name of a column ends with, and the name without it. */
export function splitUnit(column: string): { name: string; unit: string } {
  for (const [whole, inside = ''] of column.matchAll(IN_BRACKETS))
    if (UNIT.test(inside.trim())) return { name: column.replace(whole, ' ').trim(), unit: inside.trim() };
  const [, name = '', unit = ''] = LAST_WORD.exec(column) ?? [];
  return UNIT.test(unit) ? { name, unit } : { name: column, unit: '' };
}

const NUMBERED = /^(?:\D*?(\d{1,2})(?:st|nd|rd|th)?[\s._#:-]*(\D+)|(\D+?)[\s._#:-]*(\d{1,2}))$/u;

export const readColumnName = memoize((column: string): NamedColumn | null => {
  const field = fieldNamed(column);
  if (field) return { meaning: field, rank: 0, number: 0, unit: '' };
  const { name, unit } = splitUnit(column.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  if (UNIT.test(name.trim())) return { meaning: 'amount', rank: 1, number: 0, unit: name.trim() };
  const whole = meaningOf(name);
  if (whole) return { ...whole, number: 0, unit };
  const [, first, textAfter, textBefore, last] = NUMBERED.exec(name.trim()) ?? [];
  const numbered = meaningOf(textAfter ?? textBefore ?? '');
  return numbered ? { ...numbered, number: Number(first ?? last), unit } : null;
});

function meaningOf(name: string): Pick<NamedColumn, 'meaning' | 'rank'> | null {
  const meaning = MEANINGS.get(wordKey(name)) ?? MEANINGS.get(wordKey(name.replace(IN_BRACKETS, ' ')));
  if (meaning) return meaning;
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const rest = words.filter((word) => !FILLER.test(word));
  if (rest.length > 0 && rest.length < words.length) return meaningOf(rest.join(' '));
  // One program writes "strDrink" for "Drink".
  if (rest.length === 0 && words.length > 1 && /^str$/i.test(words[0] ?? ''))
    return meaningOf(words.slice(1).join(' '));
  // A name may stand in two languages: "Zutaten / Ingredients".
  const sides = name.split(/[/|\n]/).filter((side) => side.trim() !== '');
  const [first, ...others] = sides.length > 1 ? sides.map(meaningOf) : [];
  return first && others.every((other) => other?.meaning === first.meaning) ? first : null;
}

/** No known name of a column is longer. */
const MAX_KNOWN_NAME_CHARACTERS = 60;

/** Reads the cells of a row as names of columns, and returns what they mean. */
export function knownFieldsIn(cells: readonly string[]): ReadonlySet<ColumnMeaning> {
  const meanings = cells.flatMap((cell) => {
    const found =
      cell.length <= MAX_KNOWN_NAME_CHARACTERS && cell.trim() !== '' ? readColumnName(cell.trim()) : null;
    return found ? [found.meaning] : [];
  });
  return new Set(meanings);
}
