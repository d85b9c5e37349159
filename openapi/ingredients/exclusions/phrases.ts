import type { Allergen } from '#openapi/generated/model.ts';
import { BOTTLES, SPIRIT_WORDS } from '../bottle-table.ts';

/** A guest leaves out allergens, alcohol, or every line that names one of some things. */
export interface Meaning {
  freeFrom?: readonly Allergen[];
  isAlcoholFree?: true;
  without?: readonly string[];
}

/** Words are folded, without apostrophes; they are alternatives of a pattern. */
type Table = readonly (readonly [words: string, meaning: Meaning])[];

const SHELLFISH: readonly Allergen[] = ['crustaceans', 'molluscs'];
const ANIMAL: Meaning = {
  freeFrom: ['egg', 'milk', 'fish', ...SHELLFISH],
  without: ['honey', 'gelatin', 'gelatine'],
};
const ALCOHOL: Meaning = { isAlcoholFree: true };

export const ALCOHOLS = 'alcohol(?:ic)?|booze|liquor|spirit|proof|abv';

/** Things that stand for allergens or alcohol; an s or a y may follow. */
const ALLERGENS_CALLED: Table = [
  // A guest who says nuts means peanuts too.
  ['nut', { freeFrom: ['nuts', 'peanuts'] }],
  ['tree nut|almond|marzipan|hazelnut|walnut|cashew|pecan|pistachio|macadamia', { freeFrom: ['nuts'] }],
  ['coconut', { freeFrom: ['coconut'] }],
  ['peanut(?: butter)?', { freeFrom: ['peanuts'] }],
  ['egg(?: ?(?:white|yolk))?|album[ei]n|huevo|oeuf|ei|eier|uova', { freeFrom: ['egg'] }],
  ['milk|dairy|lactose|casein|whey', { freeFrom: ['milk'] }],
  ['gluten|wheat|barley', { freeFrom: ['gluten'] }],
  ['sul(?:ph|f)ite', { freeFrom: ['sulphites'] }],
  ['seafood', { freeFrom: ['fish', ...SHELLFISH] }],
  ['shellfish|crustacean|mollus[ck]|crab|prawn|shrimp|lobster|oyster|clam', { freeFrom: SHELLFISH }],
  ['soya?', { freeFrom: ['soy'] }],
  ['celery', { freeFrom: ['celery'] }],
  ['fish|anchov(?:y|ie)', { freeFrom: ['fish'] }],
  ['mustard', { freeFrom: ['mustard'] }],
  ['sesame', { freeFrom: ['sesame'] }],
  ['lupin', { freeFrom: ['lupin'] }],
  ['caffeine', { freeFrom: ['caffeine'] }],
  ['animal(?: product)?', ANIMAL],
  [ALCOHOLS, ALCOHOL],
];

/** Guests often leave these out too. They are found by the words of the lines. A name of two words is not the thing above: cream of coconut. */
const NAMED_IN_LINES =
  'sugar|gelatine?|citrus|fruit|berr(?:y|ie)|cherr(?:y|ie)|grape|lime|lemon|orange|grapefruit|ginger|mint|honey|(?:(?:heavy|double|whipped) )?cream(?: of coconut)?|butter|coffee|chocolate|anise|tomatoe?|bitters|syrup|maple|agave|cucumber|pineapple|crab apple|(?:coca )?cola|coke|passion ?fruit|creme de [a-z]+|spirit forward';

const NAMES = [...ALLERGENS_CALLED.map(([words]) => words), NAMED_IN_LINES].join('|');
/** A name that contains another one stands before it, so that a crab apple is no crab. */
export const ALLERGEN = `(?:${ALLERGENS_CALLED.map(([words]) => words).join('|')})[sy]?`;
export const KNOWN = `(?:crab apple|spirit forward|peanut butter|${NAMES})[sy]?`;

const ALLERGIC = 'al+erg(?:ic|ies|y)|intoleran(?:t|ces?)|sensitiv(?:e|it(?:y|ies))';

/** A phrase that says it by itself. One without a meaning asks for nothing, and is no word to look for. */
export const BY_THEMSELVES: Table = [
  [
    `(?:no|not|without|dont have)(?: (?:any|known|food|have))* (?:${ALLERGIC})(?: (?:or|and) (?:${ALLERGIC}))?(?: to anything)?(?!(?: [,.;:])?(?: (?:but|except|just|only|aside|apart|from|to|of|for))* (?:${KNOWN})(?: |$))`,
    {},
  ],
  ['(?:not|non|no) (?:vegan|vegetarian)', {}],
  ['vegan|plant based', ANIMAL],
  ['(?:for )?vegetarians?', { freeFrom: ['fish', ...SHELLFISH] }],
  [
    'mock ?tails?|virgin|sober|(?:tee|tea) ?total(?:ler)?s?|alcoholfree|nonalcoholic|soft drinks?|non drinkers?',
    ALCOHOL,
  ],
  [
    'pregnan(?:t|cy)|breast ?feeding|halal|under ?(?:age|18|21)|in recovery|(?:recovering|reformed) alcoholic',
    ALCOHOL,
  ],
  [
    'for (?:[a-z]+ ){0,2}(?:driver|kid|children|child)s?(?: (?:table|party))?|designated driver|(?:im|is|am) driving',
    ALCOHOL,
  ],
  [
    '(?:kid|child|children)s?(?: (?:friendly|drinks?|cocktails?|table|party))|(?<=^)driv(?:er|ing)(?=$)',
    ALCOHOL,
  ],
  [
    '(?:dont|doesnt|cant|do not|does not) drink(?= [,.;]|$)|not drinking|dry (?:january|july|october|wedding)',
    ALCOHOL,
  ],
  ['n/a|n a \\.|na(?= (?:drinks?|beer|wine|gin|rum|spirits?)(?: |$))', ALCOHOL],
  [
    '(?:0(?:[.,]0+)?%?|zero) (?:proof|alcohol|abv)|(?:0(?:[.,]0+)?%|0[.,]0+)(?! (?:[a-z]+ )?(?:sugar|dairy|fat))',
    ALCOHOL,
  ],
  ['(?:for )?diabetics?|unsweetened', { without: ['sugar'] }],
  ['c(?:o?)eliacs?', { freeFrom: ['gluten'] }],
  ['decaf(?:feinated)?', { freeFrom: ['caffeine'] }],
];

/** These words leave out what follows: 'no nuts', 'cannot have nuts', 'allergic to nuts'. */
export const REFUSING_BEFORE = `(?<!why )(?:(?:do|does|can|must|should|is|are) )?(?:not|never)|no(?! [0-9]{1,2}(?: |$))|non|without|w/o|sans|minus|zero|0%?|0[.,]0|hold|cannot|(?:ca|do|does|is|are|wo|has|have|must|was)nt|nothing(?= (?:with|that|made|containing))|free (?:of|from)|(?:${ALLERGIC})(?= (?:to|of|:))|(?:no (?:known |food )?)?(?:allerg(?:ies|ens)|intolerances)(?: [,.;:])?(?: (?:but|except|just|only|aside|apart|from))*|(?:keep|stay) away from|avoid(?:ing)?|skip|leave(?= [a-z ]+ out)|leave out|(?<!nothing )except|instead of|hates?`;

/** These words leave out what stands before them: 'nut free', 'egg allergy', 'cream makes me ill'. */
export const REFUSING_BEHIND = `free(?! (?:of|from))|less(?! [a-z])|(?:${ALLERGIC})(?! (?:to|of|:))|makes? me (?:ill|sick)`;

/** Between a refusal and its thing: 'cannot [have anything made with] egg'. */
export const LINKING =
  ':|a|an|any|anything|the|all|added|more|much|fresh|raw|extra|drop of|trace of|have|has|eat|drinks?|cocktails?|do|want|like|use|uses|using|put|give me|stand|one|things?|something|with|that|contains?|containing|made|of|from|to|in|it|fan|keen on|percent';

/** They end a thing. */
export const ENDING =
  '\\||[.,;:&/+]|and|or|nor|but|for|with|in|on|at|to|as|so|if|thanks?|please|while|because|since|who|when|that|is|are|i|im|my|me|we|he|she|want|like|instead|either|also|too|tonight|today|free|less|out';

/** Between two things: 'nuts, eggs or cream'. Behind a comma alone, 'no egg, gin' looks for gin. */
export const LISTING = {
  sure: '(?:[,;] )?(?:and|or|nor|&|/|\\+)(?: (?:no|without))?|,(?: (?:no|without))',
  comma: '[,;]',
};

/** They belong to the thing behind them: 'no white rum'. */
export const QUALITY =
  'white|dark|black|blue|pink|red|green|gold|golden|silver|light|spiced|aged|whole|sweet|dry|chopped|ground|hot|cold|soft|unsalted|cane|strong|rich|heavy|ripe|cloudy|blended';

/** They belong to the thing before them: 'no lime juice'. */
export const FORMS = new Set(
  'juice syrup bitters liqueur oil water soda wine vinegar beer ale sugar sauce extract powder puree foam products leaf leaves peel zest twist wedge wheel cube stick salt flower nectar blanc slice garnish brandy jam milk cream whites yolks'.split(
    ' ',
  ),
);

/** Names of drinks that sound as if they left something out. */
export const NAMED_SO = 'fancy free|skip and go naked|not tonight josephine|never on (?:a )?sunday';

export const BOTTLE = `(?:${BOTTLES.map(([, names]) => names).join('|')})(?: (?:${SPIRIT_WORDS}))*`;

const IS_KNOWN = new RegExp(`^(?:${KNOWN})$`);
const IS_BOTTLE = new RegExp(`^${BOTTLE}$`);
const MEANINGS = ALLERGENS_CALLED.map(
  ([words, meaning]) => [new RegExp(`(?<![a-z])(?:${words})[sy]?(?![a-z])`), meaning] as const,
);

export const isKnownThing = (thing: string): boolean => IS_KNOWN.test(thing);
export const isBottle = (thing: string): boolean => IS_BOTTLE.test(thing);

/** 'Coconut milk' is coconut, and milk to be sure; 'tree nut' is one, and a crab apple is no crab. */
export function meaningsOf(thing: string): readonly Meaning[] {
  const whole = MEANINGS.find(([words]) => words.exec(thing)?.[0] === thing);
  if (whole) return [whole[1]];
  const bare = thing.replace(/crab apples?|spirit forward/, '');
  const meant = MEANINGS.filter(([words]) => words.test(bare)).map(([, meaning]) => meaning);
  return meant.length > 0 ? meant : [{ without: [thing] }];
}
