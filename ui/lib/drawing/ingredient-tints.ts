import { fromHex, type Oklab } from './oklab.ts';
import { foldForDrawing } from './drawable-recipe.ts';

interface Tint {
  lab: Oklab;
  /** The colouring power of a millilitre: clear spirits have about 0.3, grenadine has 3. */
  strength: number;
  /** The opacity is 0 for a clear liquid and 1 for one that hides what is behind. */
  opacity: number;
}

type Row = readonly [pattern: RegExp, color: `#${string}`, strength: number, opacity: number];

/** The first pattern that matches counts, so special rows stand before general ones. */
const TABLE: readonly Row[] = [
  [/peychaud/, '#d0203a', 4.5, 0.9],
  [/turmeric|saffron/, '#eeb02a', 70, 1],
  [/orange bitters|bitters,? orange/, '#c9812e', 3, 0.8],
  [/angostura|aromatic bitters|bitters/, '#7a2a12', 5, 0.9],
  [/blue curacao|curacao,? blue|hpnotiq|blue\b/, '#1b86d2', 4.5, 0.88],
  [/sloe|damson/, '#8c1436', 3.4, 0.9],
  [/(pink|rose) gin|(grapefruit|pink|blood orange) (soda|tonic)|squirt\b|pink lemonade/, '#f5b09a', 0.8, 0.62],
  [/absolut|vodka|\bgin\b|genever|jenever|mezcal|cachaca|pisco|aquavit|akvavit|soju|shochu|grappa|kirsch|eau de vie|everclear|moonshine|batavia|slivovitz/, '#d5e6e1', 0.2, 0.5],
  [/ginger (beer|ale)/, '#ecd59a', 0.6, 0.62],
  [/root beer|dr\.? pepper|\bcola|coca|coke|pepsi/, '#3d1a0d', 2.4, 0.95],
  [/beer|lager|\bale\b|pils|shandy|corona|energy|red bull|fanta|irn bru|orange soda/, '#e6aa3a', 1.3, 0.88],
  [/(?<!pink )lemonade|lemon ?lime|sprite|7 ?up|seltzer|club|soda|tonic|mineral|sparkling water|perrier|water\b/, '#d8e8e6', 0.1, 0.46],
  [/kahlua|coffee|espresso|tia maria|cold brew|mr black|stout|guinness|porter/, '#2f170d', 3.6, 0.98],
  [/irish cream|bailey|amarula|rumchata|cream liqueur|dulce de leche/, '#c79c76', 1.7, 1],
  [/(coconut|malibu)\w* rum|malibu|(white|clear|light) creme|creme de (cacao|menthe),? \(?(white|light)|white (cacao|menthe)/, '#f5f3ea', 0.4, 0.45],
  [/menthe|peppermint/, '#1f9a58', 3.4, 0.88],
  [/chocolate|cacao|cocoa|godiva|mozart|nutella/, '#5a301c', 2, 0.96],
  [/cassis|black ?currant|ribena|creme de mure|mure\b|blackberr|blueberr|grape\b|boysen|beet|acai/, '#7d1040', 6, 0.95],
  [/violet|yvette|parfait amour|butterfly|ube\b|lavender|empress/, '#8068c0', 5, 0.82],
  [/banan|limoncel|yellow chartreuse|chartreuse,? yellow|strega|genepy|suze|salers/, '#ead455', 1.4, 0.8],
  [/watermelon|strawberr|fraise|fragol/, '#dc3f50', 3, 0.94],
  [/midori|melon|pucker|green apple|sour apple|kiwi/, '#6cc23e', 3.4, 0.86],
  [/chartreuse|absinthe,? green/, '#a6c33f', 2.6, 0.8],
  [/campari|red bitter|cappelletti|gran classico|rosso antico|luxardo bitter|bitter\b(?! lemon)/, '#cb1630', 3.2, 0.93],
  [/aperol|aperitivo|select\b|blood orange/, '#ef6526', 2.8, 0.92],
  [/grenadine|pomegranate/, '#c8174e', 6, 0.95],
  [/raspberr|chambord|framboise|hibiscus|sorrel/, '#b01a48', 4, 0.94],
  [/cranberr|red currant|redcurrant/, '#d0245c', 1.6, 0.55],
  [/maraschino(?! cherr)|luxardo\b/, '#f3f1e6', 0.4, 0.45],
  [/noyaux|cherr|heering/, '#b0124c', 4.4, 0.92],
  [/(dry|white|blanc|french|extra dry|bianco)\w* vermouth|vermouth,? (dry|white|bianco|blanc)|lillet|cocchi americano|bianco|fino|manzanilla|sake/, '#efe4b0', 0.6, 0.52],
  [/vermouth|dubonnet|byrrh|punt e mes|carpano|antica|cocchi|quinquina|americano rosso/, '#74281a', 2.4, 0.93],
  [/pimm|tawny|pedro|oloroso|cream sherry|madeira|marsala/, '#8a4318', 1.5, 0.93],
  [/port\b|red wine|claret|cabernet|merlot|shiraz|malbec|rioja|burgundy|pinot noir|lambrusco|mulled|zinfandel/, '#65112b', 3, 0.95],
  [/guava|dragon fruit|rhubarb|rose\b.*wine|wine.*rose|\brose\b(?! (water|syrup))|pink champagne/, '#f08c87', 1.2, 0.86],
  [/champagne|prosecco|cava\b|sparkling|cremant|asti\b|white wine|sauvignon|riesling|chardonnay|pinot|wine|mead/, '#f2df9e', 0.5, 0.66],
  [/tomato|clamato|bloody mary|v8|sangrita/, '#c43420', 2.4, 1],
  [/grapefruit/, '#f6a283', 1.3, 0.88],
  [/cointreau|triple sec|dry curacao|orange liqueur|combier|curacao/, '#f1d59a', 0.6, 0.6],
  [/grand marnier|mandarine|orange curacao/, '#d98a34', 1.1, 0.84],
  [/(juice.*|^|fresh )orange\b|orange (juice|soda|nectar)|juice of an? orange|tangerine|mandarin|clementine|\boj\b/, '#f7a325', 1.3, 0.95],
  [/pineapple|ananas/, '#f8e4a0', 0.5, 0.88],
  [/mango|passion|papaya|tropical|multivitamin|sea buckthorn/, '#f6ae2b', 1.2, 0.94],
  [/apricot|peach|pesca|nectarine|melocoton/, '#f5ab6c', 1.5, 0.9],
  [/pear\b|lychee|litchi|elderflower|germain|aloe|quince/, '#f1ecc0', 0.5, 0.52],
  [/orgeat|almond (milk|syrup)|soy ?milk|oat/, '#f5ead4', 1.2, 0.92],
  [/kummel|amaretto|frangelico|hazelnut|drambuie|benedictine|licor 43|tuaca|galliano|goldschlager|butterscotch|southern comfort|yukon|maple|caramel|punsch|swedish punch|honey (liqueur|whisk)/, '#cf8a35', 1.2, 0.84],
  [/(apple|pear) (brandy|cider)|applejack|calvados|cider|apple|schnapps|sherry|amontillado|vin santo/, '#e3b458', 1, 0.78],
  [/amaro|averna|cynar|fernet|jager|ramazzotti|nonino|montenegro|unicum|allspice|pimento dram|walnut|nocino|zucca/, '#51280f', 3, 0.95],
  [/lime cordial/, '#a9cc4a', 1, 0.72],
  [/cucumber|celery|lime|yuzu|calamansi|margarita mix|finger lime/, '#d0e493', 0.7, 0.8],
  [/lemon|sour mix|sweet and sour|citrus/, '#f3e998', 0.7, 0.8],
  [/(basil|shiso|matcha|avocado|spinach|wheatgrass)\b/, '#6aac3c', 4, 0.8],
  [/(mint|cilantro|dill|sage|rosemary)\b/, '#86c25e', 2.2, 0.7],
  [/tea\b|earl grey|chai|rooibos|kombucha/, '#b05c20', 1.5, 0.86],
  [/egg white|aquafaba|albumen|whites? of/, '#fdfaf0', 0.6, 0.7],
  [/egg ?nog|advocaat|yolk|eggs?\b|custard/, '#f5dc94', 1.6, 0.98],
  [/coconut|coco\b|lopez/, '#fcf8ee', 1.6, 1],
  [/cream|half and half|milk|horchata|yogh?urt|ice ?cream|sherbet|sorbet|kefir/, '#fbf2e0', 1.9, 1],
  [/absinthe|pastis|pernod|ouzo|anis|herbsaint|sambuca|arak/, '#dde9a8', 0.9, 0.6],
  [/(aged|gold)\w* (jamaica\w*|demerara) rum/, '#c9822c', 1.3, 0.8],
  [/blackstrap|black rum|black strap|kraken|demerara rum|goslings?|molasses|jamaica\w* rum/, '#56260f', 1.6, 0.93],
  [/(dark|aged|old|anejo|151)\b.*(rum)|navy|rum,? (dark|aged)|rhum vieux/, '#a95a1e', 1.3, 0.9],
  [/(gold|spiced|amber|reposado|anejo|captain|anejo|over ?proof).*|morgan/, '#d69a45', 0.9, 0.8],
  [/cognac|armagnac|brandy|metaxa|whisk|bourbon|\brye\b|scotch|wild turkey|daniel|crown royal|jameson/, '#b8651c', 1.5, 0.84],
  [/rum\b|tequila|rhum|bacardi|blanco/, '#f1f6ee', 0.2, 0.38],
  [/honey/, '#e5a93a', 1.4, 0.7],
  [/falernum|ginger|vanilla|agave|orange flower|cordial|syrup|sugar|gomme/, '#f0e5bd', 0.5, 0.6],
]; // prettier-ignore

/** A pattern begins with a word of the ingredient. */
const TINTS = TABLE.map(([{ source }, color, strength, opacity]) => ({
  pattern: new RegExp(`(?:^|\\b)(?:${source})`),
  lab: fromHex(color),
  strength,
  opacity,
}));

/** Pale straw neither colours a drink much nor disappears. */
const UNKNOWN: Tint = { lab: fromHex('#ecdfb4'), strength: 0.6, opacity: 0.65 };

export function tintOf(ingredient: string): Tint {
  const what = foldForDrawing(ingredient);
  return TINTS.find(({ pattern }) => pattern.test(what)) ?? UNKNOWN;
}
