import { nameKey } from '#openapi/names/fold-text.ts';
import type { ImportDoubtName } from '#openapi/generated/model/index.ts';
import { hasUnit } from '../lines/line-amounts.ts';
import { isCopiedTab, isGenericTitle, nameOnTab, shareWord } from '../words/card-words.ts';
import { findHeader, MAX_ROWS_ABOVE_HEADER } from './find-header.ts';
import { knownColumn } from '../columns/column-names.ts';
import { blocksLayout } from './blocks-layout.ts';
import { cellsOf } from './choose-layout.ts';
import { labelsLayout } from './labels-layout.ts';
import type { RawSheet, RowProblem, RowRefusal, SheetRow } from '../read/raw-sheet.ts';
import { readCard, withTitles, type Card } from './read-card.ts';

/** A worksheet: the name on its tab and its rows that are not blank. */
export type Tab = readonly [name: string, rows: readonly SheetRow[]];

const NO_NAMES: ReadonlySet<string> = new Set();
/** The columns that every sheet of cards has, in this order. */
const FIRST_COLUMNS = ['name', 'ingredients', 'instructions'];
/** Names that are not ours, so that the sheet is read as one of other people's. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  name: 'Cocktail',
  ingredients: 'Ingredients',
  instructions: 'Directions',
  glassware: 'Glass',
  garnish: 'Garnish',
  category: 'Category',
  type: 'Technique',
};
/** A name on a tab is cut at so many characters. */
const LONGEST_TAB_CHARACTERS = 31;
const LONGEST_NAME_CHARACTERS = 80;
const ABBREVIATION = /^[\p{Lu}\d.&'’-]{1,5}$/u;
const NAMED_TABS = 5;

/** A card, and the name of the recipe on it. */
interface NamedCard extends Card {
  name: string;
  doubts: ImportDoubtName[];
  rowNumber: number;
  tab: string;
}

/**
 * Reads worksheets each of which is a card with one recipe: its name stands on the tab or above, and below it labels, a little table or
 * lines of ingredients, and steps.
 * @param least so many of the worksheets have to be cards
 * @returns null for worksheets that are laid out otherwise
 */
export function layOutCards(tabs: readonly Tab[], least: number): RawSheet | null {
  if (tabs.some(([, rows]) => isTableOfRecipes(rows.map(({ cells }) => cells)))) return null;
  const read = tabs.flatMap(([tab, rows], at): [string, number, Card][] => {
    const card = areSeveral(rows) ? null : readCard(rows);
    return card && (!isBare(card) || hasMeasures(card)) ? [[tab, at + 2, card]] : [];
  });
  if (read.length < least) return null;
  const counts = new Map<string, number>();
  for (const [, , { titles }] of read)
    for (const title of new Set(titles.map(nameKey))) counts.set(title, (counts.get(title) ?? 0) + 1);
  const cards = read.map(([tab, rowNumber, card]) =>
    nameCard(card, tab, rowNumber, (title) => (counts.get(nameKey(title)) ?? 0) > 1),
  );
  const others = tabs.map(([tab]) => tab).filter((tab) => cards.every((card) => card.tab !== tab));
  const common = [...new Set(read.flatMap(([, , { titles }]) => titles))].filter(
    (title) => isGenericTitle(title) || (counts.get(nameKey(title)) ?? 0) > 1,
  );
  return sheetOf(cards, others, common);
}

/** True for rows whose header names the cocktail and what goes into it. */
export function isTableOfRecipes(rows: readonly (readonly string[])[]): boolean {
  const texts = rows.slice(0, MAX_ROWS_ABOVE_HEADER);
  const header = texts[findHeader(texts, NO_NAMES)] ?? [];
  const fields = header.map((cell) => knownColumn(cell.trim() || '?'));
  return fields.includes('name') && (fields.includes('ingredients') || fields.includes('entry'));
}

/** Goods with their amounts and nothing else: a recipe, or what is to be bought. */
function isBare({ texts }: Card): boolean {
  return [...texts.keys()].every((field) => field === 'ingredients' || field === 'name');
}

function hasMeasures({ texts }: Card): boolean {
  return (texts.get('ingredients') ?? []).some(hasUnit);
}

/** True for a worksheet that holds several recipes, in columns or in blocks. */
function areSeveral(rows: readonly SheetRow[]): boolean {
  const cells = cellsOf(rows);
  return [labelsLayout, blocksLayout].some((layout) => (layout(cells)?.body.length ?? 0) > 1);
}

/** Finds the name of a card: that of a label, else a title that no other card has, else the one on the tab. */
function nameCard(
  card: Card,
  tab: string,
  rowNumber: number,
  isRepeated: (title: string) => boolean,
): NamedCard {
  const onTab = nameOnTab(tab);
  const titles = card.titles.filter((title) => !isGenericTitle(title) && !isRepeated(title));
  const [title = ''] = titles;
  const isPart = (whole: string, part: string): boolean =>
    part !== '' && ` ${nameKey(whole)} `.includes(` ${nameKey(part)} `);
  const doubts: ImportDoubtName[] = [];
  const [labelled] = card.texts.get('name') ?? [];
  let name = labelled ?? title;
  if (labelled === undefined && onTab !== '') {
    if (title === '' || title.length > LONGEST_NAME_CHARACTERS) name = onTab;
    else if (isPart(title, onTab) && tab.length < LONGEST_TAB_CHARACTERS) name = onTab;
    else if (!isCopiedTab(tab) && !shareWord(title, onTab)) {
      doubts.push('titleName');
      if (!ABBREVIATION.test(onTab)) name = onTab;
    }
  }
  if (isBare(card) && labelled === undefined) doubts.push('titleName');
  const others = titles.filter((one) => nameKey(one) !== nameKey(name));
  const { texts, leftOut } = withTitles(card, others);
  texts.set('name', name === '' ? [] : [name]);
  return { ...card, texts, leftOut, name, doubts, rowNumber, tab };
}

function sheetOf(
  cards: readonly NamedCard[],
  others: readonly string[],
  common: readonly string[],
): RawSheet {
  const fields = [...new Set([...FIRST_COLUMNS, ...cards.flatMap(({ texts }) => [...texts.keys()])])];
  const header = fields.map((field) => COLUMN_NAMES[field] ?? field);
  const problems: RowRefusal[] = [];
  const notes: RowProblem[] = [
    { row: 0, field: '', message: 'Each worksheet is a recipe; they are counted like rows, from 2 on' },
  ];
  const sheet: RawSheet = { header, headerRow: 1, rows: [], problems, refused: [], notes };
  for (const { texts, rowNumber, tab, name, doubts, leftOut } of cards) {
    const row: SheetRow = {
      rowNumber,
      cells: fields.map((field) => texts.get(field)?.join('\n') ?? ''),
      ...(doubts.length > 0 && { doubts }),
    };
    if (name === '') {
      const message = `Neither the tab of the worksheet "${tab}" nor its cells name the cocktail`;
      problems.push({ row: rowNumber, field: 'name', code: 'required', message });
      sheet.refused.push(row);
    } else sheet.rows.push(row);
    for (const text of leftOut)
      notes.push({ row: rowNumber, field: '', message: `"${text}" of the worksheet "${tab}" was left out` });
  }
  for (const title of common)
    notes.push({ row: 0, field: '', message: `"${title}" stands on several worksheets and names no recipe` });
  if (others.length > 0) notes.push(noteOthers(others));
  return sheet;
}

function noteOthers(others: readonly string[]): RowProblem {
  const named = others
    .slice(0, NAMED_TABS)
    .map((name) => `"${name}"`)
    .join(', ');
  const more = others.length > NAMED_TABS ? ` and ${others.length - NAMED_TABS} more` : '';
  return { row: 0, field: '', message: `No recipe was found on the worksheets ${named}${more}` };
}
