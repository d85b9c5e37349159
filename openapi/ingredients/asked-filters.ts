import type { Allergen } from '#openapi/generated/model/index.ts';
import { ASKING, FILLERS } from '../names/filler-words.ts';

/**
 * A part of a search term that leaves something out. A guest with an allergy says it in many ways, and each means the filter
 * that exists: 'nut free', 'no nuts', 'gin but without egg', 'dairy-free', 'vegan', 'mocktail', 'for the driver'.
 */
export interface AskedFilter {
  /** As it was typed. */
  text: string;
  freeFrom: readonly Allergen[];
  isAlcoholFree: boolean;
  /** Things that must stand neither among the ingredients nor in the garnish. */
  without: readonly string[];
}

type Meaning = Partial<Omit<AskedFilter, 'text'>>;

const SHELLFISH: readonly Allergen[] = ['crustaceans', 'molluscs'];
const ALCOHOL: Meaning = { isAlcoholFree: true };

/** What can be left out, as people call it; an s may follow. */
const LEFT_OUT: readonly (readonly [words: string, meaning: Meaning])[] = [
  // Who says nuts means peanuts too.
  ['nut', { freeFrom: ['nuts', 'peanuts'] }],
  ['tree nut|almond|marzipan|hazelnut|walnut|cashew|pecan|pistachio|macadamia', { freeFrom: ['nuts'] }],
  ['coconut', { freeFrom: ['coconut'] }],
  ['peanut', { freeFrom: ['peanuts'] }],
  [String.raw`(?:raw )?egg(?:[\s-](?:white|yolk)|(?![\s-](?:white|yolk)))|yolk`, { freeFrom: ['egg'] }],
  ['milk|dairy|lactose|casein|whey', { freeFrom: ['milk'] }],
  ['gluten|wheat|barley', { freeFrom: ['gluten'] }],
  ['sul(?:ph|f)ite|sul(?:ph|f)ur(?: dioxide)?', { freeFrom: ['sulphites'] }],
  ['seafood', { freeFrom: ['fish', ...SHELLFISH] }],
  [
    'shellfish|crustacean|mollus[ck]|crab(?!s? apple)|prawn|shrimp|lobster|oyster|clam',
    { freeFrom: SHELLFISH },
  ],
  ['soya|soy', { freeFrom: ['soy'] }],
  ['celery', { freeFrom: ['celery'] }],
  ['fish|anchov(?:y|ie)', { freeFrom: ['fish'] }],
  ['mustard', { freeFrom: ['mustard'] }],
  ['sesame', { freeFrom: ['sesame'] }],
  ['lupin', { freeFrom: ['lupin'] }],
  ['caffeine', { freeFrom: ['caffeine'] }],
  [String.raw`alcoholic|alcohol|alc|booze|(?:hard )?liquor|spirit(?!s?[\s-]?forward)|proof|abv`, ALCOHOL],
];

/** Words that leave something out by themselves. */
const BY_THEMSELVES: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'vegan|plant[ -]based',
    { freeFrom: ['egg', 'milk', 'fish', ...SHELLFISH], without: ['honey', 'gelatin', 'gelatine'] },
  ],
  ['vegetarian', { freeFrom: ['fish', ...SHELLFISH] }],
  [
    'mocktail|virgin|sober(?: october)?|dry (?:january|july)|teetotal(?:ler)?|pregnant|breast[ -]?feeding|halal|soft drink|alcoholfree|nonalcoholic|not drinking|0[.,]0 ?%?|0 ?%(?: alcohol| abv)?',
    ALCOHOL,
  ],
  // Drinks are called 'Taxi Driver' and 'Driving Miss Daisy'.
  [
    String.raw`for (?:\p{L}+ ){0,2}driver|(?:(?:the|my|our) )?designated driver|(?:the|my|our) driver|(?<=^\s*)driver(?=s?\s*$)`,
    ALCOHOL,
  ],
  [
    String.raw`(?:i['’]?m|am|is|are|who|while|when) driving|(?<!\bnot )driving(?=\s*(?:[|,;.]|(?:tonight|today|later|home|so|and|but|please)\b|$))`,
    ALCOHOL,
  ],
  [String.raw`do(?:es)?(?:n['’]?t| ?not) drink(?=\s*(?:[|,;.]|$))`, ALCOHOL],
  ['(?:kid|child)(?:ren)?[ -]friendly|for (?:the |my |our )?(?:kid|child(?:ren)?)', ALCOHOL],
  ['(?:for )?diabetic(?:[ -]friendly)?|sugar(?:less|free)|unsweetened', { without: ['sugar'] }],
  ['(?:coeliac|celiac)(?:[ -]friendly)?', { freeFrom: ['gluten'] }],
  ['decaf(?:feinated)?', { freeFrom: ['caffeine'] }],
];

/** No allergens, but left out as often. */
const FREE_OF =
  'sugar|citrus|fruit|berry|cherry|grape|lime|lemon|orange|ginger|mint|honey|cream|butter|coffee|chocolate|anise|tomato|bitters|syrup';
const ANY_LEFT_OUT = LEFT_OUT.map(([words]) => words).join('|');
const ANY_THING = `${ANY_LEFT_OUT}|${FREE_OF}|maple|agave|simple|angostura`;
/** In the place of what is taken: it ends a list. */
const TAKEN = ' | ';
/** What ends a thing that no table knows. */
const END = String.raw`(?=,?\s+(?:but|with|for|in (?:it|them|there)|in(?=\s*$)|thanks|please|while|because|who|(?:and )?(?:likes?|loves?))\b|\s*(?:\||$))`;
/** Where further things follow. */
const UNLESS_LISTED = String.raw`(?!s?\s*(?:[,;]|\s(?:and|or|nor)\b)\s*[^\s|])`;
/** 'I can't have', 'anything but', 'allergic to', 'without': what comes next is left out. */
const UNWANTED = [
  'without|w/o|sans|minus|hold the|free (?:of|from)|(?:allerg(?:ic|y|ies)|intoleran(?:t|ces?)|sensitiv(?:e|ity|ities)) (?:to|of)|(?:allerg(?:y|ies|ens?)|intolerances?):',
  'avoid(?:ing|s)?|leav(?:e|ing) out|exclud(?:e|ing)|(?:any|every)thing (?:but|except)|(?<!nothing )(?:except(?: for)?|other than)|nothing(?! (?:but|except|other|like|better|else|missing)\\b)|not (?:a fan of|fond of|keen on|into|contain(?:ing)?|allowed|with|made (?:with|of|from))',
  'omit(?:ting)?|skip(?:ping)?(?! and)(?: the)?|(?:keep|stay) away from|apart from|lacking|instead of|rather than',
  String.raw`(?:can?|do|does|must|should|wo)(?:n['’]?t| ?not) (?:have|drink|eat|take|contain|include|use|add|put|do|give me|tolerate|stand|like|want)|ha(?:s|ve)(?:n['’]?t| not)|(?:is|are)n['’]?t made (?:with|of|from)|hates?|dislikes?`,
].join('|');
/** 'Anything with', 'drinks that contain': what is meant comes behind it. */
const ANYTHING = String.raw`(?:\s+(?:(?:any|every|some)thing|it|them|one|(?:any |the |a )?(?:drink|cocktail|recipe|thing)s?))?(?:\s+(?:that |which )?(?:with|has|have|contain(?:s|ing)?|us(?:es?|ing)|(?:is |are )?made (?:with|of|from)))?`;
/** 'Anything' and 'it' are nothing to leave out. */
const TELLS_NOTHING = String.raw`(?:(?:${[...FILLERS, ...ASKING].join('|')})(?:\s+|(?=\s*$)))+(?:(?:with|for)\b|\||$)`;
const BEFORE = String.raw`(?:(?:${UNWANTED})${ANYTHING}|hold|not?|non|zero|0)[\s-]+(?:(?:any|the|an?|all|more|added|fresh|raw) )*["“]?`;

/** Each finds a part of a term; what it leaves out stands in its group, or is the whole part. The first that fits counts. */
const PATTERNS = [
  String.raw`(?:${BY_THEMSELVES.map(([words]) => words).join('|')})s?(?![\p{L}\p{N}])`,
  // 'peanut butter free': neither.
  String.raw`(?<first>${ANY_THING})s? (?<second>${ANY_THING})s?[\s-]free\b(?! (?:of|from))`,
  // 'nut-free', 'egg allergy', also of a thing that no table knows: 'mint-free'.
  String.raw`(?<known>${ANY_LEFT_OUT})s?(?:-?less|[\s-](?:free(?! (?:of|from)\b)|allerg(?:y|ies|ic)(?! to|:)|intoleran(?:t|ces?)(?! (?:to|of)|:)|sensitiv(?:e|ity|ities)(?! to)))\b`,
  // A drink is called 'Fancy Free'.
  String.raw`(?!(?:have|any)\b)(?<named>[\p{L}]+)(?:-free|-less|[\s-](?:allerg(?:y|ies)(?! to|:)|intoleran(?:t|ces?)(?! (?:to|of)|:)|sensitivit(?:y|ies)(?! to)))\b`,
  String.raw`(?<plain>${FREE_OF})s? free\b(?! (?:of|from))`,
  String.raw`(?:no-|(?:zero|0)[\s-])(?<less>${FREE_OF})s?\b`,
  String.raw`${BEFORE}(?<listed>${ANY_LEFT_OUT})s?\b${UNLESS_LISTED}`,
  String.raw`(?<harmful>${ANY_LEFT_OUT}|[\p{L}]+)s? (?:makes? (?:me|us|him|her|them) (?:ill|sick)|(?:is|are) bad for (?:me|us|him|her|them))\b`,
  String.raw`(?:leav(?:e|ing)|keep) (?<kept>\S.*?) out\b`,
  // 'Corpse Reviver No. 2' is a name.
  String.raw`(?:(?:${UNWANTED})${ANYTHING}|no(?![\s.]*\d)${ANYTHING})\s+(?!${TELLS_NOTHING})(?<things>\S.*?)${END}`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})`, 'iu'));

const meanings = [...LEFT_OUT, ...BY_THEMSELVES].map(
  ([words, meaning]) => [new RegExp(`^(?:${words})s?$`, 'iu'), meaning] as const,
);
const BETWEEN_THINGS = /(?<!\d),|,(?!\d)|;|\s(?:and|or|nor|without|no)\s/i;
const AROUND_THING =
  /^(?:(?:and|or|nor|without|no|any|the|an?|all|more|added|fresh|raw) |["“'(])+|["”').!?]+$/gi;

/** Takes what leaves something out from a term; `rest` is what else is looked for. */
export function parseAskedFilters(term: string): { filters: readonly AskedFilter[]; rest: string } {
  const filters: AskedFilter[] = [];
  let rest = term;
  for (const pattern of PATTERNS)
    for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
      const things = Object.values(found.groups ?? {}).filter((one) => one !== undefined);
      filters.push(filterOf(found[0], things.join(', ') || found[0]));
      rest = `${rest.slice(0, found.index)}${TAKEN}${rest.slice(found.index + found[0].length)}`;
    }
  return {
    filters,
    rest: rest
      .replaceAll(TAKEN, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[ ,;]+|[ ,;]+$/g, ''),
  };
}

function filterOf(text: string, things: string): AskedFilter {
  const freeFrom = new Set<Allergen>();
  const without: string[] = [];
  let isAlcoholFree = false;
  for (const thing of things.split(BETWEEN_THINGS).map((one) => one.trim().replace(AROUND_THING, ''))) {
    const meaning = meanings.find(([words]) => words.test(thing))?.[1] ?? { without: [thing] };
    for (const allergen of meaning.freeFrom ?? []) freeFrom.add(allergen);
    without.push(...(meaning.without ?? []));
    isAlcoholFree ||= meaning.isAlcoholFree === true;
  }
  return { text: text.trim(), freeFrom: [...freeFrom], isAlcoholFree, without };
}
