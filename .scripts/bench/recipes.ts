export const FIRST =
  'Amber Copper Velvet Silver Northern Midnight Harbour Orchard Crimson Quiet Golden Paper Winter Summer Lantern Juniper Cedar Velvet Marble Saffron'.split(
    ' ',
  );
export const SECOND =
  'Fizz Sour Collins Smash Julep Punch Cooler Flip Highball Cobbler Sling Daisy Fix Rickey Spritz Buck Crusta Swizzle Toddy Cup'.split(
    ' ',
  );
const INGREDIENTS = [
  '2 oz London dry gin',
  '2 oz bourbon',
  '1 1/2 oz white rum',
  '1 oz sweet vermouth',
  '3/4 oz fresh lime juice',
  '3/4 oz fresh lemon juice',
  '1/2 oz simple syrup',
  '2 dashes Angostura bitters',
  '1 oz Campari',
  '1 egg white',
  '4 oz soda water',
  '8 mint leaves',
];
const CATEGORIES = [
  'Sours',
  'Highballs',
  'Tiki',
  'Aperitif',
  'After dinner',
  'Brunch',
  'Sparkling',
  'Hot drinks',
];
const SPIRITS = ['London Dry Gin', 'Bourbon', 'White Rum', 'Campari', 'Cognac', 'Vodka'];
const DIFFICULTIES = ['Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'];
const COLUMNS =
  'name,category,description,ingredients,instructions,difficulty,type,spirits,glassware,featured';

function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same for the same seed; no sheet is larger than an import takes. */
export function recipeSheets(count: number, rowsPerSheet: number, seed = 1): string[] {
  const next = seededNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `${pick(FIRST)} ${pick(SECOND)} ${seed}-${index + 1}`;
    const ingredients = Array.from({ length: 3 + Math.floor(next() * 3) }, () => pick(INGREDIENTS));
    return [
      name,
      pick(CATEGORIES),
      `A made-up drink of the ${pick(SECOND).toLowerCase()} kind.`,
      [...new Set(ingredients)].join(';'),
      'Shake with ice.;Strain and serve.',
      pick(DIFFICULTIES),
      'Shaken',
      pick(SPIRITS),
      'Coupe',
      index % 200 === 0 ? 'true' : 'false',
    ].join(',');
  });
  const sheets: string[] = [];
  for (let at = 0; at < rows.length; at += rowsPerSheet)
    sheets.push(`${COLUMNS}\n${rows.slice(at, at + rowsPerSheet).join('\n')}\n`);
  return sheets;
}
