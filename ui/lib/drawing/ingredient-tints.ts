import { fromHex, type Oklab } from './oklab.ts';
import { plain } from './drawable-recipe.ts';

interface Tint {
  lab: Oklab;
  /** The colouring power of a millilitre: clear spirits have about 0.3, grenadine has 3. */
  strength: number;
  /** The opacity is 0 for a clear liquid and 1 for one that hides what is behind. */
  opacity: number;
}

/**
 * Each line has a keyword pattern, a colour, a strength in tenths and an opacity in percent. The first match
 * wins, so special lines stand before general ones.
 */
const TABLE = `
peychaud d0203a 45 90
turmeric|saffron eeb02a 700 100
orange bitters|bitters,? orange c9812e 30 80
angostura|aromatic bitters|bitters 7a2a12 50 90
blue curacao|curacao,? blue|hpnotiq|blue\\b 1b86d2 45 88
sloe|damson 8c1436 34 90
(pink|rose) gin|(grapefruit|pink|blood orange) (soda|tonic)|squirt\\b|pink lemonade f5b09a 8 62
absolut|vodka|\\bgin\\b|genever|jenever|mezcal|cachaca|pisco|aquavit|akvavit|soju|shochu|grappa|kirsch|eau de vie|everclear|moonshine|batavia|slivovitz d5e6e1 2 50
ginger (beer|ale) ecd59a 6 62
root beer|dr\\.? pepper|\\bcola|coca|coke|pepsi 3d1a0d 24 95
beer|lager|\\bale\\b|pils|shandy|corona|energy|red bull|fanta|irn bru|orange soda e6aa3a 13 88
(?<!pink )lemonade|lemon ?lime|sprite|7 ?up|seltzer|club|soda|tonic|mineral|sparkling water|perrier|water\\b d8e8e6 1 46
kahlua|coffee|espresso|tia maria|cold brew|mr black|stout|guinness|porter 2f170d 36 98
irish cream|bailey|amarula|rumchata|cream liqueur|dulce de leche c79c76 17 100
(coconut|malibu)\\w* rum|malibu|(white|clear|light) creme|creme de (cacao|menthe),? \\(?(white|light)|white (cacao|menthe) f5f3ea 4 45
menthe|peppermint 1f9a58 34 88
chocolate|cacao|cocoa|godiva|mozart|nutella 5a301c 20 96
cassis|black ?currant|ribena|creme de mure|mure\\b|blackberr|blueberr|grape\\b|boysen|beet|acai 7d1040 60 95
violet|yvette|parfait amour|butterfly|ube\\b|lavender|empress 8068c0 50 82
banan|limoncel|yellow chartreuse|chartreuse,? yellow|strega|genepy|suze|salers ead455 14 80
watermelon|strawberr|fraise|fragol dc3f50 30 94
midori|melon|pucker|green apple|sour apple|kiwi 6cc23e 34 86
chartreuse|absinthe,? green a6c33f 26 80
campari|red bitter|cappelletti|gran classico|rosso antico|luxardo bitter|bitter\\b(?! lemon) cb1630 32 93
aperol|aperitivo|select\\b|blood orange ef6526 28 92
grenadine|pomegranate c8174e 60 95
raspberr|chambord|framboise|hibiscus|sorrel b01a48 40 94
cranberr|red currant|redcurrant d0245c 16 55
maraschino(?! cherr)|luxardo\\b f3f1e6 4 45
noyaux|cherr|heering b0124c 44 92
(dry|white|blanc|french|extra dry|bianco)\\w* vermouth|vermouth,? (dry|white|bianco|blanc)|lillet|cocchi americano|bianco|fino|manzanilla|sake efe4b0 6 52
vermouth|dubonnet|byrrh|punt e mes|carpano|antica|cocchi|quinquina|americano rosso 74281a 24 93
pimm|tawny|pedro|oloroso|cream sherry|madeira|marsala 8a4318 15 93
port\\b|red wine|claret|cabernet|merlot|shiraz|malbec|rioja|burgundy|pinot noir|lambrusco|mulled|zinfandel 65112b 30 95
guava|dragon fruit|rhubarb|rose\\b.*wine|wine.*rose|\\brose\\b(?! (water|syrup))|pink champagne f08c87 12 86
champagne|prosecco|cava\\b|sparkling|cremant|asti\\b|white wine|sauvignon|riesling|chardonnay|pinot|wine|mead f2df9e 5 66
tomato|clamato|bloody mary|v8|sangrita c43420 24 100
grapefruit f6a283 13 88
cointreau|triple sec|dry curacao|orange liqueur|combier|curacao f1d59a 6 60
grand marnier|mandarine|orange curacao d98a34 11 84
(juice.*|^|fresh )orange\\b|orange (juice|soda|nectar)|juice of an? orange|tangerine|mandarin|clementine|\\boj\\b f7a325 13 95
pineapple|ananas f8e4a0 5 88
mango|passion|papaya|tropical|multivitamin|sea buckthorn f6ae2b 12 94
apricot|peach|pesca|nectarine|melocoton f5ab6c 15 90
pear\\b|lychee|litchi|elderflower|germain|aloe|quince f1ecc0 5 52
orgeat|almond (milk|syrup)|soy ?milk|oat f5ead4 12 92
kummel|amaretto|frangelico|hazelnut|drambuie|benedictine|licor 43|tuaca|galliano|goldschlager|butterscotch|southern comfort|yukon|maple|caramel|punsch|swedish punch|honey (liqueur|whisk) cf8a35 12 84
(apple|pear) (brandy|cider)|applejack|calvados|cider|apple|schnapps|sherry|amontillado|vin santo e3b458 10 78
amaro|averna|cynar|fernet|jager|ramazzotti|nonino|montenegro|unicum|allspice|pimento dram|walnut|nocino|zucca 51280f 30 95
lime cordial a9cc4a 10 72
cucumber|celery|lime|yuzu|calamansi|margarita mix|finger lime d0e493 7 80
lemon|sour mix|sweet and sour|citrus f3e998 7 80
(basil|shiso|matcha|avocado|spinach|wheatgrass)\\b 6aac3c 40 80
(mint|cilantro|dill|sage|rosemary)\\b 86c25e 22 70
tea\\b|earl grey|chai|rooibos|kombucha b05c20 15 86
egg white|aquafaba|albumen|whites? of fdfaf0 6 70
egg ?nog|advocaat|yolk|eggs?\\b|custard f5dc94 16 98
coconut|coco\\b|lopez fcf8ee 16 100
cream|half and half|milk|horchata|yogh?urt|ice ?cream|sherbet|sorbet|kefir fbf2e0 19 100
absinthe|pastis|pernod|ouzo|anis|herbsaint|sambuca|arak dde9a8 9 60
(aged|gold)\\w* (jamaica\\w*|demerara) rum c9822c 13 80
blackstrap|black rum|black strap|kraken|demerara rum|goslings?|molasses|jamaica\\w* rum 56260f 16 93
(dark|aged|old|anejo|151)\\b.*(rum)|navy|rum,? (dark|aged)|rhum vieux a95a1e 13 90
(gold|spiced|amber|reposado|anejo|captain|anejo|over ?proof).*|morgan d69a45 9 80
cognac|armagnac|brandy|metaxa|whisk|bourbon|\\brye\\b|scotch|wild turkey|daniel|crown royal|jameson b8651c 15 84
rum\\b|tequila|rhum|bacardi|blanco f1f6ee 2 38
honey e5a93a 14 70
falernum|ginger|vanilla|agave|orange flower|cordial|syrup|sugar|gomme f0e5bd 5 60
`;

const LINES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, pattern = '', hex = '', strength = '', opacity = ''] =
      /^(.*) (\w{6}) (\d+) (\d+)$/.exec(line) ?? [];
    return {
      pattern: new RegExp(`(?:^|\\b)(?:${pattern})`),
      lab: fromHex(hex),
      strength: Number(strength) / 10,
      opacity: Number(opacity) / 100,
    };
  });

/** Pale straw neither colours a drink much nor disappears. */
const UNKNOWN: Tint = { lab: fromHex('ecdfb4'), strength: 0.6, opacity: 0.65 };

export function tintOf(ingredient: string): Tint {
  const what = plain(ingredient);
  return LINES.find(({ pattern }) => pattern.test(what)) ?? UNKNOWN;
}
