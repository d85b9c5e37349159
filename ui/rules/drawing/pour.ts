import { plain } from './drawable-recipe.ts';

/** One ingredient line, read: what it is (folded text without the amount) and how much of it is liquid. */
export interface Pour {
  what: string;
  ml: number;
}

const ML_OF_UNIT: readonly (readonly [RegExp, number])[] = [
  [/^(?:fl(?:uid)?\.? )?(?:oz|ounce)/, 30],
  [/^(?:ml|millilit)/, 1],
  [/^(?:cl|centilit)/, 10],
  [/^(?:dl|decilit)/, 100],
  [/^(?:l|lit(?:re|er)s?|qt|quarts?)\b/, 1000],
  [/^(?:tbsp|tblsp|tablespoon)/, 15],
  [/^(?:tsp|teaspoon|bar ?spoon|spoon)/, 5],
  [/^(?:cup)/, 240],
  [/^(?:part|measure|pony)/, 30],
  [/^(?:shot|jigger)/, 45],
  [/^(?:dash|drop)/, 1],
  [/^splash/, 10],
  [/^(?:pint)/, 470],
  [/^(?:bottle)/, 750],
  [/^(?:can)\b/, 330],
  [/^(?:glass)/, 150],
  [/^(?:scoop)/, 60],
];

const AMOUNT =
  /^(?:about |approx\w* )?(\d+ \d\/\d|\d\/\d|\d+(?:[.,]\d+)?)(?: ?(?:\d\/\d))?(?: ?(?:to|or|~) ?[\d./]+)? ?/;
const SOLID =
  /\b(?:lea(?:f|ves)|sprigs?|wedges?|slices?|wheels?|twists?|peel|zest|rind|olives?|cherry|cherries|onions?|sticks?|beans?|salt|pepper(?:corns?)?|nutmeg|cinnamon|cloves?|chunks?|pinch|ribbon|powder(?!ed)|ice cubes?|crushed ice|mint|basil|cucumbers?|stalk|flower|tabasco|worcestershire|hot sauce)\b/;
const LIQUID =
  /juice|syrup|liqueur|schnapps|puree|brandy|brine|bitters|soda|water|creme|vodka|gin\b|rum\b|cordial|milk/;
const TOP_UP = /\b(?:top|fill|to taste|as needed|chilled)/;
const TOP_UP_ML = 90;

function readNumber(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [upper = '0', lower] = part.replace(',', '.').split('/');
    return sum + Number(upper) / Number(lower ?? 1);
  }, 0);
}

/** Millilitres of something counted rather than measured ('1 egg white', 'juice of 1 lime', '8 mint leaves'). */
function countedMl(what: string, count: number): number {
  if (/egg white|aquafaba/.test(what)) return 30 * count;
  if (/egg yolk/.test(what)) return 18 * count;
  if (/\beggs?\b/.test(what)) return 50 * count;
  if (/\bsugar/.test(what)) return 2 * count;
  if (/\borange|grapefruit/.test(what) && !SOLID.test(what)) return 60 * count;
  if (/\b(?:lime|lemon)s?\b/.test(what) && !SOLID.test(what)) return 25 * count;
  if (/mint|basil|shiso/.test(what)) return Math.min(12, count);
  if (SOLID.test(what) && !LIQUID.test(what)) return 0;
  return Math.min(count, 2) * 20;
}

/** Reads one ingredient line; amounts without a number get a bartender's guess (a splash, a top-up, an egg white). */
export function readPour(line: string): Pour {
  let text = plain(line)
    .replace(/(\d)(\d\/\d)/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();
  const juiceOf = /^juice of (?:a|an|the)?/.test(text);
  if (juiceOf) text = `${text.replace(/^juice of (?:an?\b|the)? ?/, '')} juice`;
  const amount = AMOUNT.exec(text);
  const rest = text
    .slice(amount?.[0].length ?? 0)
    .replace(/^(?:fresh|large|heaping|level|generous|scant) /, '');
  const count = amount?.[1] === undefined ? undefined : readNumber(amount[1]);
  const unit = ML_OF_UNIT.find(([pattern]) => pattern.test(rest.replace(/^an? /, '')));
  const what =
    unit === undefined ? rest : rest.replace(/^(?:an? )?(?:fl(?:uid)?\.? )?[a-z]+\.?(?: of)? ?/, '');
  if (SOLID.test(what) && !LIQUID.test(what)) return { what, ml: countedMl(what, count ?? 1) };
  if (unit !== undefined) return { what, ml: Math.max(0.1, (count ?? 1) * unit[1]) };
  if (juiceOf) return { what, ml: countedMl(what.replace(/ juice$/, ''), count ?? 1) };
  if (count !== undefined) return { what, ml: countedMl(what, count) };
  if (/\b(?:dash|drop|rinse)/.test(text)) return { what: text, ml: 2 };
  if (/\bsplash|float|drizzle/.test(text)) return { what: text, ml: 15 };
  if (TOP_UP.test(text) || sparkles(text)) return { what: text, ml: TOP_UP_ML };
  return { what: text, ml: countedMl(text, 1) };
}

/** Whether an ingredient brings bubbles. */
export function sparkles(what: string): boolean {
  return /soda|tonic|sparkling|champagne|prosecco|\bcava\b|cremant|\bcolas?\b|coca|coke|pepsi|ginger (?:beer|ale)|\bbeer|lager|\bale\b|stout|guinness|seltzer|mineral|7 ?up|sprite|lemon lime|cider\b(?! vinegar)|red bull|energy|lambrusco|asti\b|carbonated|bitter lemon|dr\.? pepper/.test(
    plain(what),
  );
}
