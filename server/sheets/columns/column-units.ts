import { isBareAmount } from '../lines/line-amounts.ts';

/** Units that are words need a sign before them: "Mint leaves" is an ingredient. "1 part = 20 ml" says how large another unit is. */
const UNIT_BEHIND =
  /(?:(?<!\d)(?:^|[\s_])(ml|cl|oz|dl|parts?|мл|ミリ|(?<=_)g)|(?:[(\[,/]\s*|\sin\s)(\p{L}+))\.?[)\]]?\s*$/iu;

/** 'ml' of "Amount (ml)", "amount_oz" or "Menge in cl". */
export function unitOf(column: string): string {
  const [, sure, unit = sure ?? ''] = UNIT_BEHIND.exec(column) ?? [];
  return isBareAmount(unit) ? unit : '';
}

const UNIT_OF_ALL = /\s(?:in|en|im|em|à|w)\s(ml|cl|oz|ounces?)(?!\p{L})/iu;

/** 'ml' of the title "Alle maten in ml". */
export function unitInTitle(title: string): string | undefined {
  return UNIT_OF_ALL.exec(title)?.[1];
}

/** 'Gin' of "Gin (oz)" or "Gin in cl". */
export function withoutUnit(column: string): string {
  const name = unitOf(column) === '' ? '' : column.replace(UNIT_BEHIND, '').trim();
  return name === '' ? column.trim() : name;
}

/** Columns of numbers that are no ingredients. */
const FIGURES =
  /(?:^|[\s_-])(?:ratings?|prices?|costs?|calories?|kcal|energy|abv|proof|servings?|yield|time|min(?:utes?)?|year|votes?|likes|count|number|total|score|rank|page|volume|size|preis|prix|precio|prezzo|id|no\.?|nr\.?)(?:$|[\s_(])|^#/i;

/** True for a column of numbers by its name: "Price", "Volume". */
export function isFigure(column: string): boolean {
  return FIGURES.test(column);
}
