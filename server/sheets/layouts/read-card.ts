import { numberedName } from '../columns/numbered-names.ts';
import { plainName } from '../columns/column-words.ts';
import { isNothing } from '../lines/foreign-text.ts';
import { hasAmount, hasUnit, isBareAmount, startsWithAmount } from '../lines/line-amounts.ts';
import { isGlass, isOtherLabel, isTechniqueName } from '../words/cell-words.ts';
import { isTopping } from '../words/ingredient-words.ts';
import { isEntry, type WrittenRow } from './block-rows.ts';
import type { Card } from './card.ts';
import {
  areTwice,
  type CardCell,
  type CardColumn,
  cellsOf,
  columnsOf,
  labelsOf,
  withoutColon,
  withoutComma,
} from './card-cells.ts';
import {
  firstWords,
  isFigures,
  isFootnote,
  isIngredient,
  isListOfNames,
  isOtherFigure,
  isSentence,
  joined,
  otherFieldOf,
  PRICE,
} from './card-lines.ts';
import { readTableRow } from './card-table.ts';
import { textOf } from './sheet-layout.ts';

/** A longer worksheet is no card. */
export const MAX_CARD_ROWS = 120;
const LONGEST_TITLE_CHARACTERS = 80;

/** Null for a worksheet that is no card of one recipe. */
export function readCard(rows: readonly WrittenRow[]): Card | null {
  if (rows.length > MAX_CARD_ROWS) return null;
  const reader = new CardReader(rows.some(isEntry));
  const cells = rows.map(cellsOf);
  const texts = rows.map((row) => textOf(row));
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const isApart = before !== undefined && row.rowNumber > before.rowNumber + 1;
    const mark = row.mark ?? (isFootnote(texts, at) ? 'footnote' : undefined);
    if (!reader.read(cells[at] ?? [], cells[at + 1] ?? [], { isApart, mark })) return null;
  }
  return reader.finish();
}

interface Line {
  /** A blank row stands above it. */
  isApart: boolean;
  mark: WrittenRow['mark'];
}

class CardReader {
  readonly #card: Card = { titles: [], texts: new Map(), leftOut: [], isNamed: false, isAgain: false };
  #field: string | null = null;
  #columns: CardColumn[] = [];
  /** The column of the label whose values stand beside it. */
  #labelAt: number | null = null;
  /** The field of a label whose values are a list below it: "Garnish" and "Tools", each of which says few things. */
  #listed = '';
  /** The labels of ingredients so far, and the one in the row before: a list may have its label in each row. */
  readonly #named = new Set<string>();
  #labelBefore = '';
  /**
   * The labels of glasses that began a recipe. A second glass beside or right below the first is left out; the same label again, below
   * other fields, begins another recipe.
   */
  readonly #glasses: string[] = [];
  /** What stands in columns that say nothing of the recipe, by the names of the columns. */
  readonly #others = new Map<string, string[]>();
  readonly #isMarked: boolean;
  #markBefore: WrittenRow['mark'];
  /** What stands below "Variations:" is neither an ingredient nor a step. */
  #isOther = false;

  /** @param isMarked signs before them say which lines are ingredients */
  constructor(isMarked: boolean) {
    this.#isMarked = isMarked;
  }

  /** False when the rows cannot be one recipe. */
  read(cells: readonly CardCell[], next: readonly CardCell[], { isApart, mark }: Line): boolean {
    const [first] = cells;
    if (!first) return true;
    if (mark === 'footnote' && this.#card.texts.has('ingredients')) {
      this.#leaveOut(cells);
      return true;
    }
    const columns = columnsOf(cells, next);
    if (columns) return this.#begin(columns);
    // "Shaker" is a tool below "Equipment".
    const isTool = this.#field === 'equipment' && !/\s/.test(first.text);
    const isProse = cells.length === 1 && !isTool && isSentence(first.text, isApart);
    // "Build." is what to do, and "Build" names it; "Cocktail glass" above a list is one.
    const isGlassAlone = this.#isMarked && /\s/.test(first.text) && isGlass(first.text);
    const isAlone = cells.length === 1 && !/[:：]$/.test(first.text);
    const isEnded = isProse && /[.!。]$/.test(first.text);
    const isText = isEnded || (isAlone && (isGlassAlone || mark !== undefined));
    const labelled = isText ? [] : labelsOf(cells);
    if (labelled.length > 0 && !(labelled[0]?.field === null && labelled[0].values.length === 0)) {
      for (const one of labelled) this.#takeLabel(one);
      return true;
    }
    this.#labelBefore = '';
    const isOtherLabelled = this.#isMarked && labelled.length > 0 && this.#card.texts.has('ingredients');
    // "Why it works" below the steps.
    this.#isOther ||= isOtherLabelled || (mark === 'heading' && this.#card.texts.has('instructions'));
    if (this.#isOther) {
      this.#leaveOut(cells);
      return true;
    }
    if (this.#labelAt !== null && first.at <= this.#labelAt && cells.length > 1) {
      const [, ...values] = cells;
      const isTop = isTopping(first.text);
      if (!(isBareAmount(first.text) || isTop) || values.some(({ text }) => isOtherLabel(text))) {
        this.#add(withoutColon(first.text), joined('', values));
        return true;
      }
      this.#field = 'ingredients';
      // "Top | Soda", but "Mixer | Tonic" and "Top | 2 oz soda" name an ingredient by themselves.
      if (isTop && (!/^top\b/i.test(first.text) || values.some(({ text }) => startsWithAmount(text)))) {
        this.#leaveOut([first]);
        this.#takeText(values, false);
        return true;
      }
    }
    if (cells.length === 1 && this.#field !== 'ingredients' && isOtherFigure(first.text)) {
      this.#leaveOut(cells);
      return true;
    }
    if (this.#columns.length > 1 && !isProse) return this.#distribute(cells);
    if (this.#isMarked) this.#takeMarked(first.text, isProse, mark === 'heading' ? undefined : mark);
    else this.#takeText(cells, isProse && !(this.#field === 'description' && goesOn(first.text, isApart)));
    return true;
  }

  finish(): Card | null {
    const { texts, titles } = this.#card;
    const listAt = texts.has('ingredients') ? -1 : titles.findIndex(isListOfNames);
    if (listAt >= 0) this.#add('ingredients', titles.splice(listAt).map(withoutComma).join(', '));
    const names = texts.get('name') ?? [];
    const ingredients = texts.get('ingredients') ?? [];
    // "Method: Shake" is the technique, and the only step where there is no other.
    if (!texts.has('instructions')) this.#addTechnique();
    for (const [name, cells] of this.#others) this.#card.leftOut.push([name, ...cells].join(' '));
    const lines = ingredients.flatMap((text) => text.split(/[\r\n]+/));
    // Below the name of a column, a second glass is that of another recipe.
    const areOfColumn = this.#glasses.length === 0 && (texts.get('glassware') ?? []).length > 1;
    if (
      names.length > 1 ||
      this.#glasses.length > 1 ||
      areOfColumn ||
      titles.some((title) => title.length > 1_000)
    )
      return null;
    if (lines.length < 2 && !((this.#card.isNamed && lines.length > 0) || lines.some(isListOfNames)))
      return null;
    const measured = lines.filter((line) => hasAmount(line) || /,/.test(line)).length;
    return this.#card.isNamed || measured >= lines.length / 2 ? this.#card : null;
  }

  /** A row of names is no card's when it names the cocktail too, as tables of recipes do, or its ingredients twice. */
  #begin(columns: CardColumn[]): boolean {
    const fields = columns.map(({ field }) => field);
    if ((fields.includes('name') && fields.includes('ingredients')) || areTwice(fields)) return false;
    this.#columns = columns;
    this.#labelAt = null;
    this.#field = fields.includes('ingredients') ? 'ingredients' : null;
    if (this.#field) this.#nameIngredients('');
    for (const { field, name } of columns) if (field === null) this.#others.set(name, []);
    return true;
  }

  #nameIngredients(label: string): void {
    this.#card.isNamed = true;
    this.#card.isAgain ||=
      this.#named.has(label) ||
      (this.#isMarked && this.#named.size === 0 && this.#card.texts.has('ingredients'));
    this.#named.add(label);
  }

  #takeLabel({ at, label, field, values }: ReturnType<typeof labelsOf>[number]): void {
    this.#columns = [];
    this.#isOther = false;
    this.#listed = '';
    const isGlass = field === 'glassware';
    const isAnotherCard = this.#glasses.includes(label) && this.#field !== 'glassware';
    const isFurther = isGlass && this.#glasses.length > 0 && !isAnotherCard;
    // "Prep: 10 min" and "Build: 2024" say nothing to do.
    if (field === null || isFurther || (field === 'instructions' && isFigures(values))) {
      this.#leaveOut([{ at, text: `${label}:` }, ...values]);
      return;
    }
    if (isGlass) this.#glasses.push(label);
    const key = field === 'entry' ? (numberedName(plainName(label))?.field ?? field) : field;
    this.#field = key;
    this.#labelAt = values.length > 0 ? at : null;
    this.#listed = values.length === 0 && /^(?:garnish|equipment)$/.test(key) ? key : '';
    if (key === 'ingredients' && label !== this.#labelBefore) this.#nameIngredients(label);
    this.#labelBefore = label;
    const [value, ...beside] = values;
    // "Name | Negroni | Last costed | 2 September": a name has one cell.
    if (key === 'name' && value && beside.length > 0) {
      this.#add(key, value.text);
      this.#leaveOut(beside);
      return;
    }
    const text = joined(key, values);
    const isTechnique = key === 'instructions' && isTechniqueName(text) && !this.#card.texts.has('type');
    this.#add(isTechnique ? 'type' : key, text);
  }

  /** The cells of a row below names of columns. */
  #distribute(cells: readonly CardCell[]): boolean {
    const row = readTableRow(cells, this.#columns);
    if (!row) return false;
    if (row.isOther) this.#leaveOut(cells);
    for (const [field, text] of row.texts) this.#add(field, text);
    for (const [name, text] of row.others) this.#others.set(name, [...(this.#others.get(name) ?? []), text]);
    return true;
  }

  #takeText(cells: readonly CardCell[], isProse: boolean): void {
    this.#columns = [];
    for (const cell of cells) if (PRICE.test(cell.text)) this.#leaveOut([cell]);
    const text = joined(this.#field ?? '', cells);
    const isLine = isIngredient(text) || cells.some((cell) => isBareAmount(cell.text));
    if (this.#field === null && !this.#card.texts.has('ingredients') && !isLine) {
      this.#card.titles.push(...cells.map((cell) => cell.text));
      return;
    }
    if (this.#field === null || (this.#field === 'description' && isLine && hasUnit(text)))
      this.#field = 'ingredients';
    // "Method: Shake" goes on with "Strain" below the value.
    const isFurther = this.#labelAt !== null && cells.every(({ at }) => at > (this.#labelAt ?? 0));
    if (isFurther && this.#field === 'instructions' && !this.#card.texts.has('instructions'))
      this.#addTechnique();
    const isList = this.#field === 'ingredients' || this.#field === 'instructions';
    if (isProse && !isLine && (!isList || this.#field === 'ingredients')) this.#field = 'instructions';
    this.#add(this.#field, this.#field === 'ingredients' ? joined('ingredients', cells) : text);
  }

  /** A line of a text whose marks say what is an ingredient: what stands above a list is a title, and what stands below it a step. */
  #takeMarked(text: string, isProse: boolean, mark: WrittenRow['mark']): void {
    const isStep = isProse && text.includes(' ');
    if (mark && this.#listed && !isStep && !isIngredient(text)) return this.#add(this.#listed, text);
    const isFirst = !this.#card.texts.has('ingredients');
    const areSteps = mark === 'numbered' && this.#markBefore !== mark && !isFirst;
    this.#markBefore = mark;
    if (areSteps || (isProse && !isFirst)) this.#field = 'instructions';
    else if (mark && this.#field !== 'instructions') this.#field = 'ingredients';
    else if (!mark && this.#field === null) return void this.#card.titles.push(text);
    const isOfList = this.#field === 'ingredients' || this.#field === 'instructions';
    const isBelow = !mark && !isFirst && isOfList && !isProse && !isIngredient(text);
    const kept = isBelow && this.#field === 'ingredients' ? null : this.#field;
    const field = (isBelow ? otherFieldOf(text) : null) ?? kept;
    if (field === 'instructions') this.#field = field;
    if (mark && field === 'ingredients') this.#card.isNamed = true;
    if (field) this.#add(field, text);
    else this.#leaveOut([{ at: 0, text }]);
  }

  #addTechnique(): void {
    this.#add('instructions', this.#card.texts.get('type')?.[0] ?? '');
  }

  #add(field: string, text: string): void {
    if (isNothing(text)) return;
    const list = this.#card.texts.get(field);
    if (list) list.push(text);
    else this.#card.texts.set(field, [text]);
  }

  #leaveOut(cells: readonly CardCell[]): void {
    this.#card.leftOut.push(joined('', cells).slice(0, LONGEST_TITLE_CHARACTERS));
  }
}

/** A description has more lines than one, until another paragraph or what to do. */
function goesOn(text: string, isApart: boolean): boolean {
  return !isApart && otherFieldOf(firstWords(text)) !== 'instructions';
}
