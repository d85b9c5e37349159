import { nameKey } from '#openapi/names/fold-text.ts';
import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { isNumber } from '../lines/line-amounts.ts';
import { linesOf } from '../lines/split-entries.ts';
import { isNoList } from '../lines/ingredients-reader.ts';
import { hasMeasures, isBare } from './card-lines.ts';
import { isCopiedTab, isGenericTitle, nameOnTab, shareWord } from '../words/cell-words.ts';
import { areGroups, isMeasuredList } from '../columns/cell-evidence.ts';
import { blocksLayout } from './blocks-layout.ts';
import { turnedLayout } from './turned-layout.ts';
import { namesOf, noteOn, type SheetRow } from '../read/raw-sheet.ts';
import { areMost, filled } from '../shares.ts';
import {
  fieldsIn,
  noteLeftOut,
  noteOnBlocks,
  sheetOfRecipes,
  type FoundRecipe,
  type LaidOut,
  type SheetCells,
} from './sheet-layout.ts';
import { type Card, withTitles } from './card.ts';
import { readCard } from './read-card.ts';

/** A name on a tab is cut at so many characters. */
const LONGEST_TAB_CHARACTERS = 31;
const LONGEST_NAME_CHARACTERS = 80;
const BY_WORKSHEET = noteOn(0, 'Each worksheet is a recipe; they are counted like rows, from 2 on');

/** A card, where it stands. */
interface PlacedCard extends Card {
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
  const cards = tabs.flatMap((cells, at): PlacedCard[] => {
    const card = cardOn(cells);
    return card ? [{ ...card, rowNumber: at + 2, tab: cells.tab }] : [];
  });
  if (cards.length < least) return null;
  const titles = cards.flatMap((card) => [...new Set(card.titles)]);
  const known = new Set<string>();
  const repeated = new Set(titles.map(nameKey).filter((title) => known.size === known.add(title).size));
  const isNoName = (title: string): boolean => isGenericTitle(title) || repeated.has(nameKey(title));
  const recipes = cards.map((card) => recipeOn(card, isNoName));
  const others = tabs.map(({ tab }) => tab).filter((tab) => cards.every((card) => card.tab !== tab));
  return sheetOfRecipes(recipes, ['name', 'ingredients', 'instructions'], 1, [
    cards.some(({ tab }) => tab !== '') ? BY_WORKSHEET : noteOnBlocks(1),
    ...recipes.flatMap(({ rowNumber, tab, leftOut }) =>
      leftOut.map((text) =>
        tab === ''
          ? noteLeftOut(rowNumber, text)
          : noteOn(rowNumber, `"${text}" of the worksheet "${tab}" was left out`),
      ),
    ),
    ...[...new Set(titles)]
      .filter(isNoName)
      .map((title) => noteOn(0, `"${title}" stands on several worksheets and names no recipe`)),
    ...(others.length > 0 ? [noteOn(0, `No recipe was found on the worksheets ${namesOf(others)}`)] : []),
  ]);
}

/** The recipe of a worksheet that is a card. */
function cardOn(cells: SheetCells): Card | null {
  const { tab, rows } = cells;
  const card = rows.some(({ refusal }) => refusal) || areSeveral(cells) ? null : readCard(rows);
  if (!card) return null;
  return (tab !== '' || isAlone(card)) && (!isBare(card.texts) || hasMeasures(card.texts)) ? card : null;
}

/** True for rows whose header names the cocktail and what goes into it, or what most of them say: "Drink | Base | … | Method". */
function isTableOfRecipes({ table: { header, body } }: SheetCells): boolean {
  const fields = fieldsIn(header);
  if (areNumbered(body, fields.indexOf('id'))) return true;
  if (!fields.includes('name')) return areLists(body, fields.indexOf('ingredients'));
  if (fields.includes('ingredients') || fields.includes('entry')) return true;
  // "Drink | Product | Measure": each name stands beside several rows.
  const nameAt = fields.indexOf('name');
  if (areGroups(body.map(({ cells }) => cells[nameAt] ?? ''))) return true;
  return [...fields.keys()].some(
    (at) =>
      (fields[at] === 'instructions' || (fields.includes('amount') && SAID_ONCE.has(fields[at] ?? ''))) &&
      body.filter(({ cells }) => (cells[at] ?? '').trim() !== '').length > 1,
  );
}

/** "id": a database has a row for each number. */
function areNumbered(body: readonly SheetRow[], at: number): boolean {
  const ids = body.map(({ cells }) => cells[at] ?? '');
  return ids.length > 1 && ids.every(isNumber) && new Set(ids).size === ids.length;
}

/** "Mocktail | Ingredients | Method": each of several rows has a whole list. */
function areLists(body: readonly SheetRow[], at: number): boolean {
  const lists = body.map(({ cells }) => cells[at] ?? '');
  return filled(lists).length > 1 && areMost(lists, isMeasuredList);
}

/** A card says it once beside its amounts, a table for each recipe. */
const SAID_ONCE: ReadonlySet<string> = new Set(['glassware', 'garnish']);

/** The only recipe of a file, below its name: a table of several has lists of ingredients, or says more than one thing of a field. */
function isAlone({ isNamed, isAgain, titles, texts }: Card): boolean {
  return (
    isNamed &&
    !isAgain &&
    (titles.length === 1 || (titles.length === 0 && texts.has('name') && texts.has('instructions'))) &&
    [...texts].every(([field, cells]) =>
      field === 'ingredients'
        ? cells.every((cell) => isNoList(cell) && linesOf(cell).length < 2)
        : field === 'instructions' || cells.length === 1,
    )
  );
}

/** True for a worksheet that holds several recipes, in columns or in blocks. */
function areSeveral(cells: SheetCells): boolean {
  return [turnedLayout, blocksLayout].some((layout) => (layout(cells)?.body.length ?? 0) > 1);
}

/** Names the recipe of a card: by a label, else by a title that no other card has, else by the tab. */
function recipeOn(card: PlacedCard, isNoName: (title: string) => boolean): FoundRecipe & PlacedCard {
  const { tab } = card;
  const onTab = nameOnTab(tab);
  const titles = card.titles.filter((title) => !isNoName(title));
  const [title = ''] = titles;
  const doubts: ImportDoubtName[] = [];
  const [labelled] = card.texts.get('name') ?? [];
  let name = labelled ?? title;
  if (labelled === undefined && onTab !== '') {
    const isPart =
      ` ${nameKey(title)} `.includes(` ${nameKey(onTab)} `) && tab.length < LONGEST_TAB_CHARACTERS;
    const isOther = !isPart && !isCopiedTab(tab) && !shareWord(title, onTab);
    if (title !== '' && title.length <= LONGEST_NAME_CHARACTERS && isOther) doubts.push('titleName');
    if (title === '' || title.length > LONGEST_NAME_CHARACTERS || isPart || isOther) name = onTab;
  }
  if (isBare(card.texts) && labelled === undefined) doubts.push('titleName');
  const { texts, leftOut } = withTitles(
    card,
    titles.filter((one) => nameKey(one) !== nameKey(name)),
  );
  texts.set('name', name === '' ? [] : [name]);
  const message = `Neither the tab of the worksheet "${tab}" nor its cells name the cocktail`;
  return {
    ...card,
    texts,
    leftOut,
    ...(doubts.length > 0 && { doubts }),
    ...(name === '' && { refusal: { code: 'required', field: 'name', message } }),
  };
}
