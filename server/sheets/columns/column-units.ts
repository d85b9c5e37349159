import { isBareAmount } from '../lines/line-amounts.ts';
import { isFigure } from '../words/cell-words.ts';
import { knownColumn } from './column-names.ts';

/** Units that are words need a sign before them: "Mint leaves" is an ingredient. "1 part = 20 ml" says how large another unit is. */
const UNIT_BEHIND =
  /(?:(?:(?<!\d)(?:^|[\s_])|\.)(ml|cl|oz|dl|parts?|мл|ミリ|(?<=_)g)|(?:[(\[,/]\s*|\sin\s)(\p{L}+))\.?[)\]]?\s*$/iu;

/** 'ml' of "Amount (ml)", "amount_oz" or "Menge in cl". */
export function unitOf(column: string): string {
  const [, sure, unit = sure ?? ''] = UNIT_BEHIND.exec(column) ?? [];
  return isBareAmount(unit) ? unit : '';
}

const UNIT_OF_ALL = /\s(?:in|en|im|em|à|w)\s(ml|cl|oz|ounces?)(?!\p{L})/iu;

/** The unit of all amounts that a title says: 'ml' of "Alle maten in ml" and "Amounts (ml)", but none of "Glasses in l". */
export function unitInTitles(titles: readonly string[]): string {
  const units = titles.map((title) => {
    const within = UNIT_OF_ALL.exec(title);
    const what = within ? title.slice(0, within.index) : withoutUnit(title);
    const isOfAmounts = !isFigure(what) && /^(?:|name|ingredients|amount)$/.test(knownColumn(what) ?? '');
    return isOfAmounts ? (within?.[1] ?? unitOf(title)) : '';
  });
  return units.find(Boolean) ?? '';
}

/** 'Gin' of "Gin (oz)" or "Gin in cl". */
export function withoutUnit(column: string): string {
  const name = unitOf(column) === '' ? '' : column.replace(UNIT_BEHIND, '').trim();
  return name === '' ? column.trim() : name;
}
