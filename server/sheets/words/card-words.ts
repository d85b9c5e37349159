import { foldText, nameKey } from '#openapi/names/fold-text.ts';
import { anyOf, wordsFor } from './languages.ts';

const folded = (kind: Parameters<typeof wordsFor>[0]): string => anyOf(wordsFor(kind).map(foldText));

/** The name that a spreadsheet gives to a worksheet, and names that say as little. */
const GENERIC_TAB = new RegExp(String.raw`^(?:${folded('tabs')})?[\s_.#-]*\d*$`, 'u');
/** " (2)", as a spreadsheet calls the copy of a worksheet. */
const COPY = /\s*\(\d+\)$/;
/** A number before the name, which only keeps the worksheets in order: "07 - Negroni". */
const PLACE = /^\d{1,3}(?:\s*[.)_:–-]\s*|\s+)(?=\p{L})/u;
const TITLE_WORD = new RegExp(`^(?:${folded('titles')})$`, 'u');
const OTHER_LABEL = new RegExp(`^(?:${folded('others')})$`, 'u');

/** The name on a worksheet's tab, without what only tells worksheets apart; '' for the spreadsheet's own name. */
export function nameOnTab(tab: string): string {
  const name = tab.replace(COPY, '').replace(PLACE, '').trim();
  return GENERIC_TAB.test(foldText(name)) ? '' : name;
}

/** True for a tab that a spreadsheet named after another one: its name is that of the other recipe. */
export function isCopiedTab(tab: string): boolean {
  return COPY.test(tab);
}

/** True for a heading such as "Recipe card", which names no recipe. */
export function isGenericTitle(text: string): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || TITLE_WORD.test(word));
}

/** True for what a card says besides the recipe: "Price", "ABV:". */
export function isOtherLabel(text: string): boolean {
  return OTHER_LABEL.test(foldText(text.replace(/\s*[:：(].*$/su, '')).trim());
}

/** True when a title and the name on a tab share a word, so that they may mean the same cocktail. */
export function shareWord(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    nameKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1);
  const known = words(other);
  return words(one).some((word) => known.includes(word));
}
