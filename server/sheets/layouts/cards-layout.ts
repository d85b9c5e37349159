import { nameKey } from '#openapi/names/fold-text.ts';
import type { ImportDoubtName } from '#openapi/generated/model/index.ts';
import { linesOf } from '../lines/split-entries.ts';
import { isSingleEntry } from '../lines/ingredients-reader.ts';
import { hasUnit } from '../lines/line-amounts.ts';
import { isCopiedTab, isGenericTitle, nameOnTab, shareWord } from '../words/card-words.ts';
import { knownColumn } from '../columns/column-names.ts';
import { blocksLayout } from './blocks-layout.ts';
import { labelsLayout } from './labels-layout.ts';
import { noteOn, type RowProblem } from '../read/raw-sheet.ts';
import {
  noteLeftOut,
  noteOnBlocks,
  sheetOfRecipes,
  type FoundRecipe,
  type LaidOut,
  type SheetCells,
} from './sheet-layout.ts';
import { readCard, withTitles, type Card } from './read-card.ts';

/** A name on a tab is cut at so many characters. */
const LONGEST_TAB_CHARACTERS = 31;
const LONGEST_NAME_CHARACTERS = 80;
const NAMED_TABS = 5;
const BY_WORKSHEET = noteOn(0, 'Each worksheet is a recipe; they are counted like rows, from 2 on');

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
 * @param tabs worksheets: a file without any is a sheet of several recipes
 * @param least so many of the worksheets have to be cards
 * @returns null for worksheets that are laid out otherwise
 */
export function cardsLayout(tabs: readonly SheetCells[], least: number): LaidOut | null {
  if (tabs.some(isTableOfRecipes)) return null;
  const read = tabs.flatMap((cells, at): [string, number, Card][] => {
    const { tab, rows } = cells;
    const card = rows.some(({ refusal }) => refusal) || areSeveral(cells) ? null : readCard(rows);
    const isCard = card && (tab === '' ? isAlone(card) : !isBare(card) || hasMeasures(card));
    return isCard ? [[tab, at + 2, card]] : [];
  });
  if (read.length < least) return null;
  const counts = new Map<string, number>();
  for (const [, , { titles }] of read)
    for (const title of new Set(titles.map(nameKey))) counts.set(title, (counts.get(title) ?? 0) + 1);
  const isRepeated = (title: string): boolean => (counts.get(nameKey(title)) ?? 0) > 1;
  const cards = read.map(([tab, rowNumber, card]) => nameCard(card, tab, rowNumber, isRepeated));
  const others = tabs.map(({ tab }) => tab).filter((tab) => cards.every((card) => card.tab !== tab));
  const common = [...new Set(read.flatMap(([, , { titles }]) => titles))].filter(
    (title) => isGenericTitle(title) || isRepeated(title),
  );
  return sheetOf(cards, others, common);
}

/** True for rows whose header names the cocktail and what goes into it, or how it is made: "Drink | Base | … | Method". */
function isTableOfRecipes({ table: { header, body } }: SheetCells): boolean {
  const fields = header?.cells.map((cell) => knownColumn(cell.trim() || '?')) ?? [];
  if (!fields.includes('name')) return false;
  if (fields.includes('ingredients') || fields.includes('entry')) return true;
  const steps = fields.indexOf('instructions');
  return steps >= 0 && body.filter(({ cells }) => (cells[steps] ?? '').trim() !== '').length > 1;
}

/** The only recipe of a file, below its name: a table of several has lists of ingredients, or says more than one thing of a field. */
function isAlone({ isNamed, isAgain, titles, texts }: Card): boolean {
  return (
    isNamed &&
    !isAgain &&
    titles.length === 1 &&
    [...texts].every(([field, cells]) =>
      field === 'ingredients'
        ? cells.every((cell) => isSingleEntry(cell) && linesOf(cell).length < 2)
        : field === 'instructions' || cells.length === 1,
    )
  );
}

/** Goods with their amounts and nothing else: a recipe, or what is to be bought. */
function isBare({ texts }: Card): boolean {
  return [...texts.keys()].every((field) => field === 'ingredients' || field === 'name');
}

function hasMeasures({ texts }: Card): boolean {
  return (texts.get('ingredients') ?? []).some(hasUnit);
}

/** True for a worksheet that holds several recipes, in columns or in blocks. */
function areSeveral(cells: SheetCells): boolean {
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
      name = onTab;
    }
  }
  if (isBare(card) && labelled === undefined) doubts.push('titleName');
  const others = titles.filter((one) => nameKey(one) !== nameKey(name));
  const { texts, leftOut } = withTitles(card, others);
  texts.set('name', name === '' ? [] : [name]);
  return { ...card, texts, leftOut, name, doubts, rowNumber, tab };
}

function sheetOf(cards: readonly NamedCard[], others: readonly string[], common: readonly string[]): LaidOut {
  const recipes = cards.map(({ texts, rowNumber, tab, name, doubts }): FoundRecipe => {
    const message = `Neither the tab of the worksheet "${tab}" nor its cells name the cocktail`;
    return {
      rowNumber,
      texts,
      ...(doubts.length > 0 && { doubts }),
      ...(name === '' && { refusal: { code: 'required', field: 'name', message } }),
    };
  });
  return sheetOfRecipes(recipes, ['name', 'ingredients', 'instructions'], 1, [
    cards.some(({ tab }) => tab !== '') ? BY_WORKSHEET : noteOnBlocks(1),
    ...cards.flatMap(({ rowNumber, tab, leftOut }) =>
      leftOut.map((text) =>
        tab === ''
          ? noteLeftOut(rowNumber, text)
          : noteOn(rowNumber, `"${text}" of the worksheet "${tab}" was left out`),
      ),
    ),
    ...common.map((title) => noteOn(0, `"${title}" stands on several worksheets and names no recipe`)),
    ...(others.length > 0 ? [noteOthers(others)] : []),
  ]);
}

function noteOthers(others: readonly string[]): RowProblem {
  const named = others
    .slice(0, NAMED_TABS)
    .map((name) => `"${name}"`)
    .join(', ');
  const more = others.length > NAMED_TABS ? ` and ${others.length - NAMED_TABS} more` : '';
  return noteOn(0, `No recipe was found on the worksheets ${named}${more}`);
}
