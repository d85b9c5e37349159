import { Allergen } from '#openapi/generated/model.ts';
import { foldLine, wholeWords, remembered } from '#openapi/names/fold-text.ts';
import { typicalAbv } from './alcohol-table.ts';
import { englishThing } from './english-thing.ts';

export const ALLERGENS = Object.values(Allergen);

interface Entry {
  brings: readonly Allergen[];
  words: string;
}

/** Taken out of a line first, so that `almond milk` is no milk, though they bring what stands here. */
const NAMESAKES: readonly Entry[] = [
  // Annex II, 1 (d), 3, 7 and 8 name what comes from a food; these only share its name.
  { brings: [], words: '(?:vegan|plant[- ]based) egg(?: whites?)?(?: (?:substitute|replacer|alternative))?' },
  { brings: [], words: 'egg(?: whites?)? (?:substitute|replacer|alternative)|egg-?free|eggless|egg cups?' },
  { brings: ['milk'], words: 'butter ?milk|cream cheese' },
  {
    brings: ['nuts'],
    words: '(?:almond|cashew|hazelnut|pistachio|macadamia|walnut|pecan|nut) (?:milk|cream|butter)',
  },
  { brings: ['gluten'], words: 'oat (?:milk|cream)' },
  { brings: ['soy'], words: 'soya? ?(?:bean )?(?:milk|cream)' },
  { brings: ['peanuts'], words: 'pea-?nut butter' },
  // No tree nut in law, and guests with an allergy ask about it.
  { brings: ['coconut'], words: 'coconut (?:milk|cream|butter)|(?:cream|milk) of coconut|coconuts?' },
  { brings: ['coconut'], words: 'coco lopez|malibu|batida de coco' },
  { brings: [], words: '(?:rice|hemp|pea|tiger ?nut) (?:milk|cream|butter)|(?:cream|milk) of tartar' },
  { brings: [], words: 'cocoa butter|cacao butter|apple butter|butterfly pea|butter ?nut squash' },
  {
    brings: [],
    words: '(?:non-?dairy|dairy-?free|vegan|plant[- ]based) (?:\\w+ )?(?:milk|cream(?:er)?|butter|yogh?urt)',
  },
  { brings: [], words: 'cream soda|crema de mezcal|creme de (?!noyau|pistache|noisette|noix)\\w+' },
  { brings: [], words: 'milk thistle|butterscotch schnapps' },
  { brings: ['sulphites'], words: 'cream sherry' },
  { brings: [], words: '(?:tiger|lychee|pine|kola|cola) ?nuts?|nutmegs?|doughnut peach(?:es)?' },
  { brings: [], words: 'gluten-?free (?:beer|ale|lager|oats?)' },
  // No cereal in them, or none that is left: Annex II, 1 (d), exempts distillates.
  { brings: [], words: 'ginger (?:beer|ale)|root beer|birch beer|butterbeer|spruce beer' },
  { brings: [], words: '(?:malt|wheat|barley|oat) (?:whiske?y|vodka|spirit)|single malts?|malt scotch' },
  // Not the wine: the glass, the fruit, the bottle without alcohol keeps its sulphites.
  {
    brings: [],
    words:
      '(?:wine|champagne|sherry|port|beer|cider|cordial) ?(?:glass(?:es)?|flutes?|coupes?|bottles?|cups?)',
  },
  { brings: [], words: 'wine grapes?' },
  { brings: [], words: '(?:sweet|apple) cider(?! vinegar)' },
  { brings: [], words: '(?:fresh|sour|sweet) cherr(?:y|ies)' },
  // Herbs that are called tea, and what has its caffeine taken out.
  {
    brings: [],
    words:
      '(?:chamomile|camomile|rooibos|hibiscus|pepper ?mint|spearmint|mint|herbal|fruit|ginger|verbena|nettle|fennel|lemongrass|lemon balm|elderflower|rosehip|barley) teas?',
  },
  { brings: [], words: 'tea ?spoons?' },
  { brings: [], words: 'decaf(?:feinated)? (?:coffee|espresso|tea|cola|cold brew)' },
  { brings: [], words: 'coffee (?:cups?|mugs?|filters?)|caffeine-?free' },
];

const TABLE: readonly Entry[] = [
  // Annex II, 3: eggs and products thereof. Advocaat and eggnog by Regulation (EU) 2019/787, Annex I, 39 and 41.
  { brings: ['egg'], words: 'eggs?|yolks?|albumen|egg ?whites?|advocaa?t|zabaglione|meringues?|mayonnaise' },
  { brings: ['egg'], words: 'foamy batter' },
  { brings: ['egg', 'milk'], words: 'egg ?nogg?|custard|(?:lemon|lime|fruit|passion fruit) curd' },
  { brings: ['egg', 'milk'], words: 'tom and jerry batter' },
  { brings: ['egg', 'milk', 'coconut'], words: 'coquito' },
  // Annex II, 7: milk and products thereof, lactose included. Cream liqueurs by their makers' labels.
  { brings: ['milk'], words: 'milks?|creams?|half[- ]and[- ]half|butter(?:ed)?|yogh?urt|kefir|whey|ghee' },
  { brings: ['milk'], words: 'lactose|dulce de leche' },
  { brings: ['milk'], words: "crema|creamer|baileys?|bailey's|rum ?chata|amarula|tequila rose|sheridan's" },
  { brings: ['milk'], words: 'ice-?cream|gelato' },
  { brings: ['milk'], words: 'sherbets?|cheese|mascarpone|ricotta|parmesan|cool whip|caramel sauce' },
  { brings: ['milk'], words: 'cal(?:pico|pis)|yakult' },
  { brings: ['milk'], words: '(?:milk|white|hot|drinking) chocolate|cajeta|milkshake|malted milk' },
  { brings: ['milk'], words: 'creme fraiche|godiva|snickers(?: bars?)?|mozart (?:gold|white|chocolate)' },
  { brings: ['milk', 'nuts'], words: 'horchata|nutella|gianduja|pralines?' },
  // Annex II, 8: almonds, hazelnuts, walnuts, cashews, pecans, Brazil nuts, pistachios, macadamias.
  { brings: ['nuts'], words: 'almonds?|hazelnuts?|walnuts?|cashews?|pecans?|brazil nuts?|pistachios?' },
  { brings: ['nuts'], words: 'macadamias?|nuts?|marzipan' },
  // Almond or kernel syrups and liqueurs; makers of some say otherwise, which a recipe cannot tell.
  { brings: ['nuts'], words: 'orgeat|orzata|amaretto|amaretti|disaronno|noyaux?|noisette|frangelico|nocino' },
  { brings: ['nuts'], words: 'nocello|falernum|creme de noix|pistache' },
  // No nuts in law: their protein is that of the almond.
  { brings: ['nuts'], words: '(?:apricot|cherry|peach|plum|fruit|bitter) (?:kernels?|stones?)|persipan' },
  { brings: ['peanuts'], words: 'pea-?nuts?|snickers(?: bars?)?|ground ?nuts?' },
  // Annex II, 1: wheat, rye, barley, oats and products thereof. Beer is brewed of barley or wheat.
  { brings: ['gluten'], words: 'beers?|lagers?|pilsners?|stouts?|ales?|porter beer|guinness|ipa|corona' },
  { brings: ['gluten'], words: 'heineken|budweiser|modelo|zima|hefeweizen|weissbier|shandy|michelada' },
  { brings: ['gluten'], words: 'barley|wheat|oats?|oatmeal|rye bread|malted' },
  { brings: ['gluten'], words: 'malt (?:extract|syrup|powder|vinegar)|ovaltine|horlicks|kvass|flour' },
  { brings: ['gluten'], words: 'graham|biscuits?|cookies?|speculoos|biscoff|oreos?|bread|toast|crackers?' },
  { brings: ['gluten'], words: 'cakes?|pretzels?|wafers?|cereal|doughnuts?|donuts?' },
  // Annex II, 12: sulphur dioxide above 10 mg/l. Regulation (EU) 2019/934 allows it in wine and in what is made of wine.
  { brings: ['sulphites'], words: 'wines?|champagne|prosecco|cava|cremant|sekt|asti|lambrusco|moscato' },
  { brings: ['sulphites'], words: 'claret|burgundy|bordeaux|sangria|riesling|chardonnay' },
  { brings: ['sulphites'], words: 'sauvignon(?: blanc)?|pinot(?: noir| grigio)?|malbec|merlot|rose brut' },
  { brings: ['sulphites'], words: 'zinfandel|sauternes' },
  { brings: ['sulphites'], words: 'vermouths?|sherry|fino|amontillado|oloroso|manzanilla|pedro ximenez' },
  { brings: ['sulphites'], words: 'madeira|marsala|ports?|lillet|cocchi|dubonnet|byrrh|quinquina' },
  { brings: ['sulphites'], words: 'punt e mes|antica formula|dolin|noilly' },
  { brings: ['sulphites'], words: 'martini (?:rosso|bianco|dry|rosato|extra dry)|carpano|buckfast' },
  { brings: ['sulphites'], words: 'ginger wine' },
  { brings: ['sulphites'], words: '(?:hard|dry|sparkling|pear) cider|cider|perry|mead|verjus' },
  { brings: ['sulphites'], words: '(?:wine|balsamic) vinegar' },
  // Regulation (EC) No 1333/2008, Annex II: sulphites preserve candied and dried fruit, pickles and squashes.
  {
    brings: ['sulphites'],
    words: '(?:maraschino|cocktail|glace|luxardo|brandied|amarena|griottine) cherr(?:y|ies)',
  },
  { brings: ['sulphites'], words: "(?:candied|crystalli[sz]ed|glace) [a-z]+|griottines?|rose'?s lime" },
  { brings: ['sulphites'], words: "rose's|cordials?|cocktail onions?|(?:pickled|pearl) onions?|raisins?" },
  { brings: ['sulphites'], words: 'sultanas?' },
  { brings: ['sulphites'], words: 'dried (?:fruits?|apricots?|figs?|apples?|mango|peach(?:es)?|pears?)' },
  // Annex III, 4.1: drinks with caffeine, coffee and tea by their names.
  { brings: ['caffeine'], words: 'coffee|espresso|cold ?brew|cappuccino|latte|mocha|kahlua|tia maria' },
  { brings: ['caffeine'], words: 'mr\\.? black|patron xo|coffee beans?|caffe|teas?|matcha|earl grey|oolong' },
  { brings: ['caffeine'], words: 'lapsang(?: souchong)?|darjeeling|assam|chai|kombucha|yerba|mate|guarana' },
  { brings: ['caffeine'], words: 'colas?|coca-?cola|coke|pepsi|dr\\.? pepper|mountain dew|energy drinks?' },
  { brings: ['caffeine'], words: 'red bull|monster energy|caffeine|club-?mate|buckfast' },
  { brings: ['celery'], words: 'celery|celeriac|v-?8|clamato|bloody mary mix' },
  { brings: ['celery'], words: 'bouillon|broth|consomme|(?:beef|chicken|vegetable|fish) stock' },
  // Annex II, 4: the sauce is made with anchovies and, in Europe, malt vinegar (its label).
  { brings: ['fish', 'gluten'], words: 'worcest(?:er|ershire|er-?shire)(?: sauce)?|lea (?:and|&) perrins' },
  { brings: ['fish'], words: 'anchov(?:y|ies)|fish|salmon|tuna|caviar|roe|dashi|bonito|bloody mary mix' },
  // Annex II, 14: the juice is made with clams (its label).
  { brings: ['molluscs'], words: 'clamato|clams?|oysters?|mussels?|squid|octopus|scallops?' },
  { brings: ['crustaceans'], words: 'prawns?|shrimps?|crabs?|lobsters?|crayfish|crawfish|langoustines?' },
  // Annex II, 6: soy sauce is brewed of soybeans and wheat; tamari of soybeans.
  { brings: ['soy', 'gluten'], words: 'soya? sauce|shoyu|ponzu|maggi|teriyaki' },
  { brings: ['soy'], words: 'soya?|soy ?beans?|tamari|miso|tofu|edamame|(?:soy )?lecithin' },
  // Annex II, 10, 11 and 13.
  { brings: ['mustard'], words: 'mustard|piccalilli' },
  { brings: ['sesame'], words: 'sesame|tahini|halva|benne' },
  { brings: ['lupin'], words: 'lupins?|lupini' },
];

const all = (entries: readonly Entry[]): string => entries.map(({ words }) => words).join('|');

const ANY = wholeWords(all([...NAMESAKES, ...TABLE]));
const ANY_NAMESAKE = wholeWords(all(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(({ brings, words }) => [new RegExp(`^(?:${words})$`, 'u'), brings] as const);
/** One pattern for all that bring the same. */
const entries = [...new Set(TABLE.map(({ brings }) => brings.join()))].map((key) => {
  const same = TABLE.filter(({ brings }) => brings.join() === key);
  return [wholeWords(all(same)), same[0]?.brings ?? []] as const;
});

function foundIn(text: string): ReadonlySet<Allergen> {
  const found = new Set<Allergen>();
  if (!ANY.test(text)) return found;
  const add = (brings: readonly Allergen[]): void => brings.forEach((one) => found.add(one));
  const rest = text.replace(ANY_NAMESAKE, (name) => {
    add(namesakes.find(([words]) => words.test(name))?.[1] ?? []);
    return ' , ';
  });
  for (const [words, brings] of entries) if (words.test(rest)) add(brings);
  return found;
}

/** What the words of a line tell, as they are written and in English: `Sahne` is milk, and a caffè latte has caffeine too. */
export const allergensIn = remembered((line: string): readonly Allergen[] => {
  const found = [line, englishThing(line)].map((text) => foundIn(foldLine(text)));
  return ALLERGENS.filter((one) => found.some((some) => some.has(one)));
});

/** They say nothing of what is in a thing: a liqueur, a syrup and a foam are made of anything. */
const FORMS = wholeWords(
  "juices?|nectars?|purees?|pulp|syrups?|cordials?|shrubs?|mix|liqueurs?|schnapps|sweetener|squash|foam|candy|infusion|sauce|powder|essence|extract|drinks?|cocktails?|creme|'s",
  'gu',
);
/** Known to bring nothing of the list, and in no other table. */
const PLAIN_THINGS = wholeWords(
  '(?:simple|rich simple|gomme|oleo) (?:syrup|saccharum)|(?:hot|pepper|chilli) sauce|demerara|caster|elderflower|elderberry|pomegranate|lavender|rose|hibiscus|violet|pears?|papaya|guava|lychees?|blueberr(?:y|ies)|cranberr(?:y|ies)|blackcurrants?|gooseberr(?:y|ies)|mandarins?|tangerines?|clementines?|yuzu|rhubarb|beetroot|carrots?|apricots?|coriander|cilantro|dill|parsley|tarragon|lemongrass|star anise|anise|liquorice|cayenne|paprika|cumin|fennel|juniper|tamarind|aloe|gelatine?|citric acid|malic acid|maple|dates?|aquafaba|chamomile|verbena|pineapples?|cane|straws?|dragon ?fruit|kumquats?|pandan|peppercorns?|saccharum|chil(?:i|li|e)s?|edible flowers?|charcoal|stevia|nectarines?|mint|water',
);

/** Whether a table knows what a thing is; what none knows is free of nothing. */
export const isKnownFood = remembered((thing: string): boolean => {
  const text = foldLine(englishThing(thing));
  const specific = text.replace(FORMS, ' ');
  return ANY.test(text) || PLAIN_THINGS.test(text) || typicalAbv(specific) !== null;
});
