import WORDS from '../words/dropped-before-names.json' with { type: 'json' };

const PREPARED = new RegExp(`^(?:(?:${WORDS.droppedBeforeNames.join('|')})\\s+)+`, 'iu');

/** Returns the bare name of an ingredient: `fresh house falernum, chilled` is falernum. */
export const bareName = (text: string): string => ingredientHead(text).trim().replace(PREPARED, '');

/** Splits names that share one amount: `gin and ginger ale`. */
export const ingredientsIn = (text: string): string[] => text.split(/\s(?:or|and|&)\s|(?<!\s)\s*[&/]\s*/);

const AFTER_HEAD =
  /(?<!\s)\s*[,;(]|\s-\s|\s(?:cut|for|as|to|with|in|from|or|and|of|per|muddled|halved|juiced)\s/iu;

/** Returns what a name means first, without alternatives and origins: `bourbon` of `bourbon or rye`. */
export const ingredientHead = (text: string): string => text.split(AFTER_HEAD)[0] ?? '';
