import { foldLine, remembered } from '#openapi/names/fold-text.ts';
import { englishThing } from './english-thing.ts';

/** Percent by volume, 0 for surely none. The first entry whose words occur in a line counts, so `sloe gin` stands before `gin`. */
const TABLE: readonly [abv: number, words: string][] = [
  [0, 'non-?alcoholic|alcohol-?free|zero[- ]proof|0 ?% abv|virgin|de-?alcoholi[sz]ed'],
  // Without alcohol in spite of a name within the name.
  [0, 'ginger (?:beer|ale|syrup|juice)|root beer|birch beer|butterbeer'],
  [0, '(?:wine|sherry|cider|champagne) vinegar'],
  [0, 'cola|coca-?cola|rum[- ]soaked|brandied cherr(?:y|ies)|wine grapes?|maraschino cherr(?:y|ies)'],
  [0, 'orange flower water|(?:apple|sweet) cider'],
  [35, 'vanilla extract'],
  [0, 'bitter lemon'],
  [35, "peychaud[’']?s?"],
  [45, 'angostura|bitters'],
  [24, 'campari|bitter aperitivo|red bitter'],
  [11, 'aperol'],
  [16.5, 'cynar'],
  [20, 'suze|gentian'],
  [38, 'becherovka|swedish punsch'],
  [20, 'picon'],
  [39, 'fernet'],
  [29, 'amaro nonino|montenegro'],
  [29, 'amaro'],
  [26, 'sloe gin'],
  [24, '(?:cherry|apricot|peach|blackberry|ginger|plum|coffee|banana|raspberry)[- ]brandy'],
  [30, 'flavou?red brandy'],
  [24, 'cherry heering|heering|cherry liqueur'],
  [21, 'malibu|coconut(?:[- ]flavou?red)? rum'],
  [15, 'rum cream|rumchata'],
  [17, "irish cream|bailey'?s"],
  [35, 'southern comfort|spiced rum|captain morgan|drambuie|fireball|cinnamon whisk'],
  [75, '151(?:[- ]proof)?|everclear|grain alcohol|neutral spirit'],
  [63, 'overproof|wray'],
  [57, 'navy[- ]strength'],
  [65, 'absinthe?'],
  [45, 'rye whiske?y|rye|bonded|bourbon'],
  [43, 'london dry(?: gin)?'],
  [40, 'genever|jenever|old tom gin|plymouth gin|gins?'],
  [40, 'vodka|absolut|smirnoff'],
  [40, 'mezcal|tequila'],
  [40, 'cachaca|pisco|aguardiente|rhum|rums?|bacardi'],
  [40, "scotch|whiske?y|whiskies|crown royal|jack daniel'?s?|jim beam|jameson"],
  [40, 'cognac|armagnac|calvados|applejack|apple brandy|grappa|brandy|eau[- ]de[- ]vie|kirsch(?:wasser)?'],
  [45, 'aquavit|akvavit|batavia arrack'],
  [40, 'pernod|ricard|pastis|ouzo|arak|raki'],
  [55, 'green chartreuse|chartreuse verte'],
  [43, 'yellow chartreuse|chartreuse jaune|strega'],
  [55, 'chartreuse'],
  [40, 'cointreau|grand marnier|benedictine|d\\.?o\\.?m\\.?|galliano|tuaca|triple sec combier'],
  [40, 'dry curacao|orange curacao'],
  [35, 'jagermeister|licor 43|goldschlager|yukon jack'],
  [38, 'sambuca|kummel'],
  [32, 'maraschino(?= liqueur| luxardo|$)|luxardo maraschino|maraska'],
  [30, 'triple sec|orange liqueur|curacao|limoncello|pimento dram|allspice dram|orange cordial'],
  [28, 'amaretto|disaronno|italicus'],
  [24, 'frangelico|kahlua|tia maria|mr\\.? black|coffee liqueur|creme de (?:menthe|cacao)|hazelnut liqueur'],
  [20, 'st\\.?[- ]germain|elderflower liqueur'],
  [20, 'creme de (?:violette|mure|cassis|noyaux|banane|peche|framboise|fraise)|creme yvette'],
  [20, 'midori|chambord|passoa|pisang(?: ambon)?|anisette|x-rated|alize|hpnotiq'],
  [11, 'falernum(?! syrup)'],
  [20, "pimm'?s"],
  [20, 'schnapps'],
  [20, 'liqueur|creme de [a-z]+|advocaat'],
  [17, 'lillet|cocchi americano|quinquina|byrrh|dubonnet|punt e mes|aperitif wine'],
  [16, 'vermouth|antica formula|dolin'],
  [17, 'sherry|fino|amontillado|oloroso|manzanilla|madeira|marsala'],
  [19.5, 'pedro ximenez|ruby port|tawny port|white port|ports?'],
  [12, 'champagne|prosecco|cava|cremant|sparkling (?:wine|rose|brut)|sekt|asti'],
  [15, 'sake|saki'],
  [12.5, '(?:red|white|rose|dry|dessert|port|claret|american sparkling) wine|claret|burgundy|riesling'],
  [12.5, 'chardonnay|wine'],
  [5, '(?:hard|dry) cider'],
  [5, 'lager|pilsner|beers?|ale|stout|guinness|ipa|corona'],
];

/** Words of the many things in a drink that hold no alcohol; asked after the table, so that `orange liqueur` is one. */
const WITHOUT = new RegExp(
  `(?:^|[^\\p{L}])(?:${[
    'juice|nectar|puree|pulp|water|soda|tonic|seltzer|cola|sprite|7-?up|fresca|lemonade|limeade|squash|kool-?aid',
    'syrup|sirup|sugar|honey|agave|molasses|grenadine|orgeat|cordial|shrub|gomme|oleo saccharum|sweetener',
    'milk|cream|half-and-half|yog(?:h)?urt|butter|ice|sherbet|sorbet|coconut|egg|eggs|white|whites|yolk|yolks|aquafaba',
    'tea|coffee|espresso|cold brew|matcha|chocolate|cocoa|cacao|sour mix|sweet and sour|margarita mix|mix|verjus|brine',
    'lime|limes|lemon|lemons|orange|oranges|grapefruit|grapefruits|apple|apples|pineapple|banana|mango|peach|kiwi',
    'strawberry|strawberries|raspberry|raspberries|blackberry|blackberries|cherry|cherries|olive|olives|onion|cucumber',
    'grapes?|watermelon|melon|passion ?fruit|berries|fig|plum|mint|basil|rosemary|thyme|sage|ginger|turmeric|saffron|jalapeno|pepper',
    'salt|tabasco|worcestershire|hot sauce|horseradish|nutmeg|cinnamon|cloves?|cardamom|allspice|vanilla|saline|vinegar',
    'tomato|celery|clamato|broth|bouillon|coloring|bitter lemon|mountain dew|red bull|energy drink|flowers?|candy|jello',
  ].join('|')})(?![\\p{L}])`,
  'u',
);

const ENTRIES = TABLE.map(
  ([abv, words]) => [new RegExp(`(?:^|[^\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'u'), abv] as const,
);

/** A strength that a line tells itself: `(45%)`, `47 % ABV`, `100 proof` (US proof is twice the percentage). */
function ownStrength(text: string): number | null {
  const percent = /(\d{1,2}(?:\.\d)?) ?% ?(?:abv|vol|alc|\)|$)/.exec(text)?.[1];
  const proof = /(\d{2,3})[- ]proof/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent);
  return proof === undefined ? null : Math.min(Number(proof) / 2, 96);
}

export const typicalAbv = remembered((ingredient: string): number | null => {
  const text = foldLine(englishThing(ingredient));
  const own = ownStrength(text);
  const known = ENTRIES.find(([words]) => words.test(text))?.[1] ?? null;
  if (known === 0 || known === null) return known ?? own ?? (WITHOUT.test(text) ? 0 : null);
  return own ?? known;
});
