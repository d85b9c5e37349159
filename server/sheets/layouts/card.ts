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

/** The texts of a card with its titles that are no names: long ones describe the cocktail, any other is left out. */
export function withTitles(card: Card, titles: readonly string[]): Pick<Card, 'texts' | 'leftOut'> {
  const isDescription = (title: string): boolean => title.split(/\s+/).length >= MIN_DESCRIPTION_WORDS;
  const described = card.texts.has('description') ? [] : titles.filter(isDescription);
  const texts = new Map(card.texts);
  if (described.length > 0) texts.set('description', described);
  return { texts, leftOut: [...card.leftOut, ...titles.filter((title) => !described.includes(title))] };
}
