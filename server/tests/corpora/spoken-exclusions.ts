/** What no line of a result may say (null: none may have alcohol), and the fewest drinks that there must be. */
type Never = readonly [never: RegExp | null, fewest: number];

const NUTS = /almond|orgeat|amaretto|hazelnut|walnut/;
const EGG = /\begg/;
const MILK = /\bmilk|\bcream\b(?! of coconut)|butter/;
const SULPHITES = /\bwine|champagne|prosecco|vermouth|lillet|brandied|maraschino cherry|candied/;
const SUGAR =
  /sugar|syrup|honey|agave|grenadine|orgeat|falernum|cordial|liqueur|cointreau|curaçao|marnier|chartreuse|crème de|aperol|campari|bénédictine|vermouth|lillet|cola\b|tonic|ginger (?:beer|ale)|grapefruit soda|cream of coconut|irish cream|cherry|candied|purée/;
const CITRUS = /lime|lemon|orange|grapefruit|citrus|cointreau|curaçao|marnier|aperol|falernum/;
const WHISKEY = /whisk|bourbon|\brye\b|scotch|irish cream/;
const BUBBLES = /champagne|prosecco|soda|tonic|cola\b|ginger (?:beer|ale)/;
const GRAPE = /wine|champagne|prosecco|vermouth|lillet|cognac|pisco|brandied/;

/** More than sixty searches, in the words of people with an allergy, a diet or no wish for alcohol, and what they must never be shown. */
export const SPOKEN_EXCLUSIONS: Record<string, Never> = {
  'mocktail without sugar': [SUGAR, 0],
  'no sugar please': [SUGAR, 1],
  'sugar free': [SUGAR, 1],
  'sugarless': [SUGAR, 1],
  'no added sugar': [SUGAR, 1],
  'unsweetened': [SUGAR, 1],
  'diabetic friendly': [SUGAR, 1],
  'cocktail without syrup': [/syrup|grenadine|orgeat|falernum|cordial/, 20],
  'no liqueurs': [/liqueur|cointreau|curaçao|marnier|chartreuse|crème de|aperol|campari|bénédictine|irish cream/, 20],
  "I can't have nuts": [NUTS, 40],
  'cannot eat nuts': [NUTS, 40],
  'my friend is allergic to tree nuts': [NUTS, 40],
  'severe nut allergy': [NUTS, 40],
  'tree nut allergy, loves rum': [NUTS, 1],
  'no marzipan or almonds': [NUTS, 40],
  'avoid eggs': [EGG, 50],
  'avoiding egg while pregnant': [EGG, 5],
  'leave out the egg': [EGG, 50],
  'nothing with egg': [EGG, 50],
  'gin sour, hold the egg white': [EGG, 1],
  'cannot drink milk': [MILK, 50],
  "doesn't like cream": [/\bcream\b/, 50],
  'lactose free mocktail': [MILK, 5],
  'casein allergy': [MILK, 50],
  'no whey': [MILK, 50],
  'coeliac': [/worcestershire|\bbeer\b(?<!ginger beer)|stout/, 40],
  'celiac friendly': [/worcestershire|\bbeer\b(?<!ginger beer)|stout/, 40],
  'sulphite sensitivity': [SULPHITES, 20],
  'sensitive to sulfites': [SULPHITES, 20],
  'no sulphur dioxide': [SULPHITES, 20],
  'allergic to shrimp and crab': [/prawn|shrimp|crab|clam/, 50],
  'anchovy free': [/worcestershire|anchov/, 50],
  'citrus allergy': [CITRUS, 3],
  'no citrus': [CITRUS, 3],
  'allergic to oranges': [/orange|cointreau|curaçao|marnier|aperol/, 30],
  'cocktails without lime': [/lime|falernum/, 30],
  'no whiskey': [WHISKEY, 40],
  'anything but whisky': [WHISKEY, 40],
  'anything except gin': [/\bgin\b/, 40],
  'no rum, no tequila': [/\brum\b|tequila|cachaça|falernum/, 30],
  "I don't like coffee": [/coffee|espresso/, 50],
  'dislikes coconut': [/coconut/, 50],
  'hates mint': [/mint|menthe/, 50],
  'no mint': [/mint|menthe/, 50],
  'no anise': [/anise|absinthe|pastis|peychaud/, 50],
  'no bubbles': [BUBBLES, 30],
  'without wine': [/wine|champagne|prosecco|vermouth|lillet/, 40],
  'grape allergy': [GRAPE, 30],
  'no brandy': [/brand(?:y|ied)|cognac|pisco|marnier/, 40],
  'cherry free': [/cherry|maraschino/, 40],
  'no honey': [/honey|bénédictine/, 50],
  'berry allergy': [/berry|mûre/, 50],
  'nothing spicy, no chili': [/hot sauce|tabasco|chil[ei]/, 50],
  'decaf': [/coffee|espresso|cola\b|\btea\b/, 40],
  "I'm driving": [null, 8],
  'I am driving tonight': [null, 8],
  'driver': [null, 8],
  'breastfeeding': [null, 8],
  'halal': [null, 8],
  'no liquor': [null, 8],
  'spirit-free': [null, 8],
  'something non alc': [null, 8],
  '0% alcohol': [null, 8],
  '0.0': [null, 8],
  'alcohol free and nut free': [null, 8],
  'drinks for kids': [null, 8],
  'child friendly': [null, 8],
  "I don't drink alcohol": [null, 8],
  'not drinking': [null, 8],
  'sober october': [null, 8],
  'nothing alcoholic': [null, 8],
}; // prettier-ignore
