import { fromHex, type Oklab } from './oklab.ts';
import { plain } from './drawable-recipe.ts';

interface Tint {
  lab: Oklab;
  /** Colouring power of a millilitre; clear spirits about 0.3, grenadine 3. */
  strength: number;
  /** 0…1. */
  opacity: number;
}

/** Keyword pattern, colour, strength in tenths, opacity in percent; the first that fits wins, so special ones stand before general ones. */
const TABLE = `
peychaud d0203a 45 90
turmeric|saffron eeb02a 700 100
orange bitters|bitters,? orange c9812e 30 80
angostura|aromatic bitters|bitters 7a2a12 50 90
cucumber|celery cfe2ae 9 60
(coconut|malibu)\\w* rum|malibu f3f6ee 4 40
blue curacao|curacao,? blue|hpnotiq|blue\\b 1b86d2 45 88
sloe|damson 8c1436 34 90
pink gin|rose gin f3a7ae 9 70
absolut|vodka|\\bgin\\b|genever|jenever|mezcal|cachaca|pisco|aquavit|akvavit|soju|shochu|grappa|kirsch|eau de vie|everclear|moonshine|batavia|slivovitz d5e6e1 2 50
(grapefruit|pink|blood orange) (soda|tonic)|squirt\\b|pink lemonade f5b09a 8 62
orange soda|fanta|irn bru f9a94a 12 80
ginger (beer|ale) ecd59a 6 62
root beer|dr\\.? pepper|\\bcola|coca|coke|pepsi 3d1a0d 24 95
(?<!pink )lemonade|lemon ?lime|sprite|7 ?up|seltzer|club|soda|tonic|mineral|sparkling water|perrier|water\\b d8e8e6 1 46
red bull|energy e6b93c 10 80
kahlua|coffee|espresso|tia maria|cold brew|mr black 2f170d 36 98
irish cream|bailey|amarula|rumchata|cream liqueur|dulce de leche c79c76 17 100
(white|clear|light) creme|creme de (cacao|menthe),? \\(?(white|light)|white (cacao|menthe) f5f3ea 4 45
menthe|peppermint 1f9a58 34 88
chocolate|cacao|cocoa|godiva|mozart|nutella 5a301c 20 96
cassis|black ?currant|ribena|creme de mure|mure\\b|blackberr|blueberr|grape\\b|boysen|beet|acai 7d1040 60 95
violet|yvette|parfait amour|butterfly|ube\\b|lavender|empress 8068c0 50 82
noyaux b3202c 34 90
banan f0d062 10 85
watermelon ee5a60 30 88
midori|melon|pucker|green apple|sour apple|kiwi 6cc23e 34 86
yellow chartreuse|chartreuse,? yellow|strega|genepy|suze|salers e3d052 20 78
chartreuse|absinthe,? green a6c33f 26 80
campari|red bitter|cappelletti|gran classico|rosso antico|luxardo bitter|bitter\\b(?! lemon) cb1630 32 93
aperol|aperitivo|select\\b ef6526 28 92
grenadine|pomegranate c8174e 60 95
raspberr|chambord|framboise b01a48 40 94
strawberr|fraise|fragol dc3f50 30 94
cranberr|red currant|redcurrant d0245c 16 55
hibiscus|sorrel b31a46 34 92
maraschino(?! cherr)|luxardo\\b f3f1e6 4 45
cherr|heering b0124c 44 92
rhubarb f08c92 12 85
pimm 8f3d1b 16 90
(dry|white|blanc|french|extra dry|bianco)\\w* vermouth|vermouth,? (dry|white|bianco|blanc)|lillet|cocchi americano|bianco|fino|manzanilla|sake efe4b0 6 52
vermouth|dubonnet|byrrh|punt e mes|carpano|antica|cocchi|quinquina|americano rosso 74281a 24 93
tawny|pedro|oloroso|cream sherry|madeira|marsala 8a4318 15 93
port\\b|red wine|claret|cabernet|merlot|shiraz|malbec|rioja|burgundy|pinot noir|lambrusco|mulled|zinfandel 65112b 30 95
sherry|amontillado|vin santo dcae5c 10 75
rose\\b.*wine|wine.*rose|\\brose\\b(?! (water|syrup))|pink champagne f4a7a0 12 80
champagne|prosecco|cava\\b|sparkling|cremant|asti\\b|white wine|sauvignon|riesling|chardonnay|pinot|wine|mead f2df9e 5 66
stout|guinness|porter 21110b 30 98
corona|beer|lager|\\bale\\b|pils|shandy e6aa3a 13 88
tomato|clamato|bloody mary|v8|sangrita c43420 24 100
blood orange e2522b 17 94
grapefruit f6a283 13 88
limoncello|limoncel f3dc4a 12 78
cointreau|triple sec|dry curacao|orange liqueur|combier|curacao f1d59a 6 60
grand marnier|mandarine|orange curacao d98a34 11 84
(juice.*|^|fresh )orange\\b|orange (juice|soda|nectar)|juice of an? orange|tangerine|mandarin|clementine|\\boj\\b f7a325 13 95
pineapple|ananas f8e4a0 5 88
mango|passion|papaya|tropical|multivitamin|sea buckthorn f6ae2b 12 94
apricot|peach|pesca|nectarine|melocoton f5ab6c 15 90
guava|dragon fruit f08b7c 12 92
pear\\b|lychee|litchi|elderflower|germain|aloe|quince f1ecc0 5 52
orgeat|almond (milk|syrup)|soy ?milk|oat f5ead4 12 92
kummel|amaretto|frangelico|hazelnut|drambuie|benedictine|licor 43|tuaca|galliano|goldschlager|butterscotch|southern comfort|yukon|maple|caramel|punsch|swedish punch|honey (liqueur|whisk) cf8a35 12 84
(apple|pear) (brandy|cider)|applejack|calvados|cider|apple|schnapps e3b458 10 78
amaro|averna|cynar|fernet|jager|ramazzotti|nonino|montenegro|unicum|allspice|pimento dram|walnut|nocino|zucca 51280f 30 95
lime cordial a9cc4a 10 72
lime|yuzu|calamansi|margarita mix|finger lime d0e493 7 80
lemon|sour mix|sweet and sour|citrus f3e998 7 80
matcha|avocado|spinach|wheatgrass 8bab45 20 100
(basil|shiso)\\b 6aac3c 40 80
(mint|cilantro|dill|sage|rosemary)\\b 86c25e 22 70
tea\\b|earl grey|chai|rooibos|kombucha b05c20 15 86
egg white|aquafaba|albumen|whites? of fdfaf0 6 70
egg ?nog|advocaat|yolk|eggs?\\b|custard f5dc94 16 98
coconut|coco\\b|lopez fcf8ee 16 100
cream|half and half|milk|horchata|yogh?urt|ice ?cream|sherbet|sorbet|kefir fbf2e0 19 100
absinthe|pastis|pernod|ouzo|anis|herbsaint|sambuca|arak dde9a8 9 60
(aged|gold)\\w* (jamaica\\w*|demerara) rum c9822c 13 80
blackstrap|black rum|black strap|kraken|demerara rum|goslings?|molasses|jamaica\\w* rum 56260f 16 93
(white|light|silver|blanc|clear|plata)\\w* (rum|tequila)|tequila,? silver|rum,? (white|light)|blanco f1f6ee 2 38
(dark|aged|old|anejo|151)\\b.*(rum)|navy|rum,? (dark|aged)|rhum vieux a95a1e 13 90
(gold|spiced|amber|reposado|anejo|captain|anejo|over ?proof).*|morgan d69a45 9 80
cognac|armagnac|brandy|metaxa|whisk|bourbon|\\brye\\b|scotch|wild turkey|daniel|crown royal|jameson b8651c 15 84
rum\\b|tequila|rhum|bacardi f1f6ee 2 38
honey e5a93a 14 70
falernum|ginger|vanilla|agave|orange flower|cordial|syrup|sugar|gomme f0e5bd 5 60
cinnamon|nutmeg|clove|spice|worcestershire|soy sauce|tabasco|hot sauce 8a4a22 12 90
`;

interface Line extends Tint {
  pattern: RegExp;
}

const LINES: readonly Line[] = TABLE.trim()
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

/** Pale straw: neither colours a drink much nor disappears. */
const UNKNOWN: Tint = { lab: fromHex('ecdfb4'), strength: 0.6, opacity: 0.65 };

export function tintOf(ingredient: string): Tint {
  const what = plain(ingredient);
  return LINES.find(({ pattern }) => pattern.test(what)) ?? UNKNOWN;
}
