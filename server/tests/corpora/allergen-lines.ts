/**
 * Ingredient lines and what they contain, written down before the table was made that has to find it. The words after the
 * stroke are the expected allergens; none for a line that contains none of them.
 */
export const ALLERGEN_LINES: readonly string[] = [
  // Eggs, and what only sounds like them.
  '1 egg white | egg',
  '1 whole egg | egg',
  'White of one small egg | egg',
  '2 tsp dried albumen | egg',
  '4 oz eggnog, chilled | egg milk',
  '3/4 oz aquafaba |',
  '1 slice grilled eggplant |',
  // Milk, and its many namesakes.
  '2 oz whole milk | milk',
  '1 oz half-and-half | milk',
  '1 oz Irish cream liqueur | milk',
  '2 oz RumChata | milk',
  '2 oz clarified milk punch base | milk',
  '1 oz sweetened condensed milk | milk',
  '2 oz cream of coconut | coconut',
  '1 oz coconut milk | coconut',
  '1/2 oz Crème de Menthe |',
  '2 oz cream sherry | sulphites',
  '1 oz cocoa butter-washed vodka |',
  // Nuts and peanuts.
  '1/2 oz orgeat | nuts',
  '1 oz Disaronno | nuts',
  '1/2 oz hazelnut liqueur | nuts',
  '1/2 oz crème de noyaux | nuts',
  '2 oz unsweetened almond milk | nuts',
  '1/2 oz nocino | nuts',
  '1 tbsp peanut butter | peanuts',
  'Freshly grated nutmeg |',
  '1 tiger nut, for garnish |',
  // Cereals with gluten; distillates are exempt.
  '4 oz stout | gluten',
  '1 bottle Guinness | gluten',
  '4 oz pale ale | gluten',
  '2 oz rye whiskey |',
  '2 oz vodka |',
  '3 oz ginger ale |',
  // Wine and what is kept with sulphur dioxide.
  '1 oz sweet vermouth | sulphites',
  'Champagne, to top | sulphites',
  '3/4 oz Lillet Blanc | sulphites',
  '1 oz ruby port | sulphites',
  '1 maraschino cherry | sulphites',
  '1/2 oz maraschino liqueur |',
  '1 oz fresh lime juice |',
  // Caffeine.
  '1 oz hot espresso | caffeine',
  '1 oz Kahlúa | caffeine',
  'Cola, to top | caffeine',
  '2 oz cold brew | caffeine',
  '3 oz chamomile tea |',
  '1 tsp sugar |',
  // Celery, fish, soy and the rest.
  '2 dashes celery bitters | celery',
  '3 dashes Worcestershire sauce | fish gluten',
  '1 dash soy sauce | soy gluten',
  '1/4 oz toasted sesame oil | sesame',
];
