/** What needs no amount, as it fills the glass or the shaker. */
const FILLER =
  /^(?:(?:chilled|cold|hot|fresh|dry|crushed|plenty of)\s+)*(?:(?:club |lime |lemon )?soda(?: water)?|tonic(?: water)?|ginger (?:ale|beer)|cola|lemonade|champagne|prosecco|cava|beer|(?:sparkling |carbonated )?(?:wine|water)|ice(?: cubes)?|egg white|milk|cream|coffee)$/i;

const GARNISH =
  /\b(?:half-)?(?:wheel|twist|slice|wedge|cherry|cherries|sprig|spiral|peel|zest|olive|leaf|leaves|stalk|chunk|berry|berries|raspberry|blackberry|strawberry)(?:s|\(s\))?\b/i;
const LIQUID = /\b(?:brandy|juice|liqueur|syrup|vodka|rum|gin|schnapps|bitters|soda)\b/i;

/** Words that say how an ingredient is, and are none by themselves, in the languages of the header words. */
const QUALITY =
  '(?:cut|halved|quartered|sliced|peeled|flamed|chopped|diced|strained|grated|pitted|hulled|cubed|torn|bruised|skinned|whipped|rinsed|dissolved|beaten|crushed|muddled|melted|squeezed|pressed|brewed|ground|cracked|stemmed|zested|juiced|divided|packed|washed|fresh|freshly|finely|thinly|roughly|lightly|well|dry|sweet|white|red|black|green|dark|light|gold|golden|silver|aged|spiced|overproof|unaged|chilled|cold|hot|warm|frozen|ripe|raw|whole|large|small|medium|extra|homemade|unsweetened|sweetened|strong|superfine|optional|frisch(?:er|e|es)?|gepresst(?:er|e)?|ausgepresst|gekühlt|eiskalt|weiß(?:er)?|weiss(?:er)?|braun(?:er)?|trocken|süß|rot|frais|fraîche|fraîchement|pressé|sec|doux|blanc|brun|ambré|fresco|recién|exprimido|seco|dulce|blanco|rojo|oscuro|spremuto|secco|dolce|bianco|rosso|espremido|doce|branco|vers|versgeperst|droog|zoet|wit|rood|świeży|świeżo|wyciśnięty|wytrawny|słodki|biały|czerwony|свежий|свежевыжатый|сухой|сладкий|белый|красный|тёмный|темный)';
/** "fresh", "freshly squeezed", "cut into thin slices", "chopped and peeled". */
const QUALIFIER = new RegExp(
  String.raw`^${QUALITY}(?:[\s-]+(?:(?:and|or)\s+)?${QUALITY})*(?:\s+(?:in|into|with)\s.*)?$`,
  'iu',
);
const BEGINS_QUALIFIER =
  /^(?:to|for|or|optional|preferably|ideally|such as|like|e\.g\.|plus more|if|at room temperature|room temperature|zum|nach|oder|pour|au goût|ou|para|al gusto|o|per|a piacere|à vontade|naar|of|do|lub|по вкусу|или|для)(?![\p{L}-])/iu;
/** "to taste Honey" is honey, as a sheet says that has its amounts before the names; "to top with it" is none. */
const NAMED_PURPOSE =
  /^(?:to (?:taste|fill|top)|for (?:topping|garnish)) (?!(?:up|with|off|it|the|and|or|glass)\b)\p{L}/iu;

/** True for an ingredient that fills the glass: it usually has no amount. */
export function isFiller(entry: string): boolean {
  return FILLER.test(entry);
}

/** True for what lies on a drink and is counted, not measured: "lemon twist", "mint sprig". */
export function isGarnish(entry: string): boolean {
  return GARNISH.test(entry) && !LIQUID.test(entry);
}

/** True for words behind a comma that only say more about the ingredient before it: "fresh", "to top", "preferably Spanish". */
export function isQualifier(piece: string): boolean {
  return QUALIFIER.test(piece) || (BEGINS_QUALIFIER.test(piece) && !NAMED_PURPOSE.test(piece));
}
