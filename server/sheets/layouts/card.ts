import { isGlass, isTechnique } from '../words/cell-words.ts';

const MIN_DESCRIPTION_WORDS = 4;

/** What a worksheet says about one recipe. */
export interface Card {
  /** Texts that stand above everything else: the name is one of them, unless a label gives it. */
  titles: string[];
  /** The texts of each field. */
  texts: Map<string, string[]>;
  leftOut: string[];
  /** A label or a row of names says which lines are ingredients. */
  isNamed: boolean;
  /** A row of names or a label of ingredients stands there again, and may begin another recipe. */
  isAgain: boolean;
}

/** The texts of a card with its titles that are no names: a glass, what to do, a description where it is long; any other is left out. */
export function withTitles(card: Card, titles: readonly string[]): Pick<Card, 'texts' | 'leftOut'> {
  const texts = new Map(card.texts);
  const leftOut = [...card.leftOut];
  for (const title of titles) {
    const field = fieldOfTitle(title);
    if (field === '' || card.texts.has(field)) leftOut.push(title);
    else texts.set(field, [...(texts.get(field) ?? []), title]);
  }
  return { texts, leftOut };
}

function fieldOfTitle(title: string): string {
  const words = title.split(/\s+/);
  if (isGlass(title) && !/[:：]$/.test(title)) return 'glassware';
  if (isTechnique(words.slice(0, 2).join(' '))) return 'instructions';
  return words.length >= MIN_DESCRIPTION_WORDS ? 'description' : '';
}
