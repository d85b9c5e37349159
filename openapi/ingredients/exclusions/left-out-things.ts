import type { Allergen } from '#openapi/generated/model.ts';
import { remembered, singular } from '../../names/fold-text.ts';
import { distancesFrom } from '../../names/edit-distance.ts';

export interface Meaning {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: boolean;
  without?: readonly string[];
}

const SHELLFISH: readonly Allergen[] = ['crustaceans', 'molluscs'];
const ANIMAL: Meaning = {
  freeFrom: ['egg', 'milk', 'fish', ...SHELLFISH],
  without: ['honey', 'gelatin', 'gelatine'],
};
export const ALCOHOL_FREE: Meaning = { isAlcoholFree: true };

type Table = readonly (readonly [words: string, meaning: Meaning])[];

/** What can be left out, as people call it, folded; an s may follow. */
const LEFT_OUT: Table = [
  // Who says nuts means peanuts too.
  ['nut(?:ty)?', { freeFrom: ['nuts', 'peanuts'] }],
  ['tree ?nut|almond|marzipan|hazelnut|walnut|cashew|pecan|pistachio|macadamia', { freeFrom: ['nuts'] }],
  ['coconut', { freeFrom: ['coconut'] }],
  ['peanut(?: butter)?', { freeFrom: ['peanuts'] }],
  ['egg(?: (?:white|yolk))?|yolk|album[ei]n|huevo|oeuf|ei|eier|eiweiss|uovo|uova|ovo', { freeFrom: ['egg'] }],
  ['milk|dairy|lactose?|casein|whey', { freeFrom: ['milk'] }],
  ['gluten|wheat|barley', { freeFrom: ['gluten'] }],
  ['sul(?:ph|f)ite|sul(?:ph|f)ur(?: dioxide)?', { freeFrom: ['sulphites'] }],
  ['seafood', { freeFrom: ['fish', ...SHELLFISH] }],
  ['shellfish|crustacean|mollus[ck]|crab|prawn|shrimp|lobster|oyster|clam', { freeFrom: SHELLFISH }],
  ['soya|soy', { freeFrom: ['soy'] }],
  ['celery', { freeFrom: ['celery'] }],
  ['fish|anchovy|anchovie', { freeFrom: ['fish'] }],
  ['mustard', { freeFrom: ['mustard'] }],
  ['sesame', { freeFrom: ['sesame'] }],
  ['lupin', { freeFrom: ['lupin'] }],
  ['caffeine', { freeFrom: ['caffeine'] }],
  ['animal', ANIMAL],
  ['alcoholic|alcohol|alc|booz[ey]|(?:hard )?liquor|spirit|(?<=^)proof|(?<=^)abv', ALCOHOL_FREE],
];

/** No allergens, but left out as often; the names of two words are none of the things above. */
const FREE_OF =
  'sugar|gelatine?|citrus|fruit|berry|cherry|grape|lime|lemon|orange|ginger|mint|honey|cream|butter|coffee|chocolate|anise|tomato|bitters|syrup|maple|agave|angostura|cucumber|pineapple|crab apple|spirit forward|(?:coca )?cola|coke|triple sec|creme de [a-z]+|passion ?fruit|(?:heavy|double|whipped) cream';

const LEFT_OUT_WORDS = LEFT_OUT.map(([words]) => words).join('|');
const FOOD_NAMES = [...LEFT_OUT.slice(0, -1).map(([words]) => words), FREE_OF].join('|');
const wholeName = (names: string): string => `(?:${names})[syz]?(?: |$)`;
export const FOODS = wholeName(FOOD_NAMES);

export const ZERO = '0[.,]0+|0(?:[.,]0+)?%|(?:zero|0) (?:percent|per cent)';
export const DRINKS =
  '(?:drink|cocktail|beverage|punch|version|coffee|tea|lemonade|milkshake|smoothie|dessert|cider|beer)s?|ones?';
const DRINKERS = 'recovering|reformed|sober|ex|former|an|im|am|is|was|hes|shes|my|our|his|her';
const PEOPLE =
  'friend|guest|relative|parent|uncle|aunt|dad|father|mum|mom|mother|brother|sister|son|husband|wife|partner|colleague|boss';

const SAYING_ALCOHOL_FREE = [
  'mock ?tail|virgin|sober(?: october)?|t(?:ee|ea) ?total(?:ler)?|pregnan(?:t|cy)|breast ?feeding|halal|muslim|under ?(?:age|18|21)|soft drink|non drinker|alcoholfree|nonalcoholic|(?:not|quit|stopped) drinking|n / a|n a \\.|na(?= (?:drink|cocktail|beverage|option|beer|cider|wine|spirit|gin|rum|vodka|tequila|whiske?y)s?(?: |$))|straight edge',
  `(?:${ZERO}) (?:alcohol|abv|proof)|(?:${ZERO})(?! (?:(?:of|added) )?${wholeName(`fat|calories|carbs|${FOOD_NAMES}`)})`,
  'dry (?:(?:baby|bridal|birthday|office|christmas) )?(?:january|july|october|month|wedding|reception|shower|party|parties|event|dinner|bar)',
  `(?:im|am|is|are|shes|were) expecting|in recovery|(?:${DRINKERS}) alcoholic(?!s? (?:${DRINKS}))|alcoholic(?= (?:${PEOPLE})s?(?: |$))`,
  // Drinks are called 'Taxi Driver' and 'Driving Miss Daisy'.
  'for (?:[a-z]+ ){0,2}(?:driver|dd)|(?:(?:the|my|our) )?designated driver|(?:the|my|our) driver|(?<=^)driver(?=s?$)',
  '(?:im|am|is|are|who|while|when) driving|driving(?= (?:[|,;.]|tonight|today|later|home|so|and|but|please)|$)',
  '(?:dont|doesnt|cant|mustnt|shouldnt|cannot|(?:do|does|can|must|should) not) drink(?= (?:[|,;.]|tonight|today|now|because|anymore)|$)',
  '(?:for (?:(?:the|my|our|a) )?)?(?:kid|child|children)s? (?:friendly|drink|cocktail|table|party|parties)|for (?:(?:the|my|our|a) )?(?:kid|child|children|teen|teenager|minor)',
];

export const BY_THEMSELVES: Table = [
  ['vegan|plant based', ANIMAL],
  ['vegetarian', { freeFrom: ['fish', ...SHELLFISH] }],
  ...SAYING_ALCOHOL_FREE.map((words) => [words, ALCOHOL_FREE] as const),
  ['(?:for )?diabetic(?: friendly)?|unsweetened', { without: ['sugar'] }],
  ['(?:coeliac|celiac)(?: friendly)?', { freeFrom: ['gluten'] }],
  ['decaf(?:feinated)?', { freeFrom: ['caffeine'] }],
];

/** They only hold the name of one. */
const NO_FOOD = /crab apples?|spirit forward/;

const ANY_KNOWN = new RegExp(`^(?:${LEFT_OUT_WORDS}|${FREE_OF})[syz]?$`);
const MEANINGS = LEFT_OUT.map(
  ([words, meaning]) => [new RegExp(`(?<![a-z])(?:${words})[syz]?(?![a-z])`), meaning] as const,
);

/** 'Eggwhite' and 'limejuice' are written in one; a grapefruit is no grape. */
const IN_ONE = /^(?!grape)([a-z]{3,})(whites?|yolks?|juice|milk|cream|beer|syrup|fruit)$/;

const apart = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => word.replace(IN_ONE, '$1 $2').split(' '));

export function isKnownThing(words: readonly string[]): boolean {
  return ANY_KNOWN.test(words.map(meantWord).join(' ')) || ANY_KNOWN.test(apart(words).join(' '));
}

/** What is meant by the words of a thing: 'coconut milk' is coconut, and milk to be sure; 'tree nut' is one. */
export function meaningsOf(words: readonly string[]): readonly Meaning[] {
  const parts = apart(words);
  return parts.length === words.length ? meaningsAsTyped(words) : [words, parts].flatMap(meaningsAsTyped);
}

function meaningsAsTyped(words: readonly string[]): readonly Meaning[] {
  const thing = words.map(meantWord).join(' ');
  const whole = MEANINGS.find(([names]) => names.exec(thing)?.[0] === thing);
  const meant = whole ? [whole] : MEANINGS.filter(([names]) => names.test(thing.replace(NO_FOOD, '')));
  const typed = words.join(' ');
  const bare = typed.replace(/y$/, '');
  const name = ANY_KNOWN.test(bare) ? bare : typed;
  const byName = meant.length > 0 && typed === thing ? [] : [{ without: [name] }];
  return [...meant.map(([, meaning]) => meaning), ...byName];
}

const OFTEN_MISSPELT =
  'nut milk almond hazelnut walnut cashew pistachio macadamia coconut peanut egg dairy lactose casein gluten wheat barley sulphite sulfite shellfish celery anchovy mustard sesame caffeine alcohol alcoholic'.split(
    ' ',
  );
/** Misspelt, they would be looked for. */
const REFUSALS = 'without allergic allergy intolerant intolerance mocktail pregnant'.split(' ');
const SHORTEST_MISSPELT_LENGTH = 4;

/** 'diary', 'almonts' and 'egs': for an allergy, a mistake of typing is forgiven where it is one letter, or two that change places. */
const meantWord = remembered((word: string): string => {
  return ANY_KNOWN.test(word) ? word : likeliest(word, OFTEN_MISSPELT);
});

export const meantRefusal = remembered((word: string): string => likeliest(word, REFUSALS));

function likeliest(word: string, among: readonly string[]): string {
  const one = singular(word);
  const distanceTo = distancesFrom(one);
  const isMeant = (known: string): boolean => {
    if (known[0] !== one[0]) return false;
    if (withoutDoubles(known) === withoutDoubles(one)) return true;
    if (one.length < SHORTEST_MISSPELT_LENGTH) return false;
    const edits = distanceTo?.(known) ?? Infinity;
    return edits === 1 || (edits === 2 && sortedLetters(known) === sortedLetters(one));
  };
  return among.find(isMeant) ?? word;
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
const sortedLetters = (word: string): string => Array.from(word).sort().join('');
