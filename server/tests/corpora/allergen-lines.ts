/**
 * Each entry says what ingredient lines contain. Strokes separate the lines, which were written down before
 * the table that has to find it. Some lines that contain nothing only sound as if they did.
 */
const LINES: readonly (readonly [allergens: string, lines: string])[] = [
  ['egg', `1 egg white | 1 whole egg | White of one small egg | 2 tsp dried albumen`],
  ['egg milk', `4 oz eggnog, chilled`],
  [
    '',
    `3/4 oz aquafaba | 1 slice grilled eggplant | 1/2 oz Crème de Menthe |
    1 oz cocoa butter-washed vodka | Freshly grated nutmeg | 1 tiger nut, for garnish |
    2 oz rye whiskey | 2 oz vodka | 3 oz ginger ale | 1/2 oz maraschino liqueur |
    1 oz fresh lime juice | 3 oz chamomile tea | 1 tsp sugar`,
  ],
  [
    'milk',
    `2 oz whole milk | 1 oz half-and-half | 1 oz Irish cream liqueur | 2 oz RumChata |
    2 oz clarified milk punch base | 1 oz sweetened condensed milk`,
  ],
  ['coconut', `2 oz cream of coconut | 1 oz coconut milk`],
  [
    'sulphites',
    `2 oz cream sherry | 1 oz sweet vermouth | Champagne, to top | 3/4 oz Lillet Blanc |
    1 oz ruby port | 1 maraschino cherry`,
  ],
  [
    'nuts',
    `1/2 oz orgeat | 1 oz Disaronno | 1/2 oz hazelnut liqueur | 1/2 oz crème de noyaux |
    2 oz unsweetened almond milk | 1/2 oz nocino`,
  ],
  ['peanuts', `1 tbsp peanut butter`],
  ['gluten', `4 oz stout | 1 bottle Guinness | 4 oz pale ale`],
  ['caffeine', `1 oz hot espresso | 1 oz Kahlúa | Cola, to top | 2 oz cold brew`],
  ['celery', `2 dashes celery bitters`],
  ['fish gluten', `3 dashes Worcestershire sauce`],
  ['soy gluten', `1 dash soy sauce`],
  ['sesame', `1/4 oz toasted sesame oil`],
];

export const ALLERGEN_LINES = LINES.flatMap(([allergens, lines]) =>
  lines.split('|').map((line) => ({ line: line.trim(), expected: allergens.split(' ').filter(Boolean) })),
);
