import WORDS from '../words/amount-words.json' with { type: 'json' };
import NUMBER_WORDS from '../words/number-words.json' with { type: 'json' };
import UNIT_WORDS from '../words/unit-words.json' with { type: 'json' };
import { isUnspaced, pieceOf, type Token } from './tokens.ts';

/** Returns a pattern of the words of tables that are written without blanks, the longest first. */
function unspacedOf(...tables: string[]): string {
  const words = tables.flatMap((words) => words.split('|'));
  const unspaced = words.filter((word) => /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u.test(word));
  return `(?:${unspaced.sort((a, b) => b.length - a.length).join('|')})`;
}

const UNIT = unspacedOf(...Object.values(UNIT_WORDS));
const NUMBER = unspacedOf(...Object.values(NUMBER_WORDS.numbers), WORDS.vague);
const APPROXIMATELY = unspacedOf(WORDS.approximately);
const TOPS = unspacedOf(WORDS.tops);
const ENDING = unspacedOf(WORDS.tops, WORDS.toppings, WORDS.tastes);
const INGREDIENT = '(.+?)';

/** Each group is a token. `一个蛋清` has number, unit, ingredient. `個分の` of `1個分のライム` stands after a number. */
const BEGINS = new RegExp(`^(の(?=.))?(${APPROXIMATELY})?(?:(${NUMBER})(${UNIT})(の(?=.))?|(${TOPS})(?=.))?`);
const BEGINS_AFTER_NUMBER = new RegExp(`^(${UNIT})?(の(?=.))?`);
const ENDS = new RegExp(`^${INGREDIENT}(?:(${NUMBER})(${UNIT})|(${ENDING}))$`);
const ENDS_BEFORE_NUMBER = new RegExp(`^${INGREDIENT}(${UNIT})$`);

/** Splits an amount and its ingredient, which Chinese and Japanese write as one: `一个蛋清`, `砂糖小さじ1`. */
export function splitUnspaced(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isUnspaced)) return tokens;
  return tokens.flatMap((token, index) => {
    if (!isUnspaced(token)) return [token];
    const isNumber = (other: Token | undefined): boolean => typeof other?.value === 'number';
    const beginning = isNumber(tokens[index - 1]) ? BEGINS_AFTER_NUMBER : BEGINS;
    const [begun = '', ...first] = beginning.exec(token.text) ?? [];
    const rest = token.text.slice(begun.length);
    const ended = ENDS.exec(rest) ?? (isNumber(tokens[index + 1]) ? ENDS_BEFORE_NUMBER.exec(rest) : null);
    return cut(token, [...first, ...(ended ? ended.slice(1) : [rest])]);
  });
}

function cut(token: Token, pieces: readonly (string | undefined)[]): Token[] {
  let from = 0;
  return pieces.flatMap((piece = '') => {
    if (piece === '') return [];
    from += piece.length;
    return [pieceOf(token, from - piece.length, from)];
  });
}
