import type { Allergen } from '#openapi/generated/model/index.ts';

export interface ExclusionQuery {
  /** What no drink may contain. */
  freeFrom?: readonly Allergen[];
  /** Whether each drink is without alcohol. */
  isAlcoholFree?: true;
  /** What no line may mention. */
  without?: readonly string[];
  /** What the term still looks for. */
  rest: string;
}

const NUTS: readonly Allergen[] = ['nuts', 'peanuts'];
const VEGAN: readonly Allergen[] = ['egg', 'milk', 'fish', 'crustaceans', 'molluscs'];
const HONEY = ['honey', 'gelatin', 'gelatine'];

/** How guests ask for what they must not or do not want to drink. Written before the search knew how to answer. */
export const EXCLUSION_QUERIES: Record<string, ExclusionQuery> = {
  'nut free': { freeFrom: NUTS, rest: '' },
  'nut-free': { freeFrom: NUTS, rest: '' },
  'Nut Free cocktails': { freeFrom: NUTS, rest: 'cocktails' },
  'no nuts': { freeFrom: NUTS, rest: '' },
  'no nuts please': { freeFrom: NUTS, rest: 'please' },
  'gin but no nuts': { freeFrom: NUTS, rest: 'gin but' },
  'without nuts': { freeFrom: NUTS, rest: '' },
  'nut allergy': { freeFrom: NUTS, rest: '' },
  'allergic to nuts': { freeFrom: NUTS, rest: '' },
  "i'm allergic to nuts": { freeFrom: NUTS, rest: "i'm" },
  'free of nuts': { freeFrom: NUTS, rest: '' },
  'free from nuts': { freeFrom: NUTS, rest: '' },
  'something free from nuts with rum': { freeFrom: NUTS, rest: 'something with rum' },
  'no almonds': { freeFrom: ['nuts'], rest: '' },
  'coconut free': { freeFrom: ['coconut'], rest: '' },
  'rum without coconut': { freeFrom: ['coconut'], rest: 'rum' },
  'coconut allergy': { freeFrom: ['coconut'], rest: '' },
  'peanut free': { freeFrom: ['peanuts'], rest: '' },
  'tree nut free': { freeFrom: ['nuts'], rest: '' },
  'egg free': { freeFrom: ['egg'], rest: '' },
  'egg-free sour': { freeFrom: ['egg'], rest: 'sour' },
  'without egg': { freeFrom: ['egg'], rest: '' },
  'without any egg': { freeFrom: ['egg'], rest: '' },
  'without egg whites': { freeFrom: ['egg'], rest: '' },
  'no raw egg': { freeFrom: ['egg'], rest: '' },
  eggless: { freeFrom: ['egg'], rest: '' },
  'no eggs gin': { freeFrom: ['egg'], rest: 'gin' },
  'sour without egg': { freeFrom: ['egg'], rest: 'sour' },
  'egg allergy': { freeFrom: ['egg'], rest: '' },
  'gluten free': { freeFrom: ['gluten'], rest: '' },
  'gluten-free': { freeFrom: ['gluten'], rest: '' },
  'Gluten Free Vodka': { freeFrom: ['gluten'], rest: 'Vodka' },
  'no gluten': { freeFrom: ['gluten'], rest: '' },
  'wheat free': { freeFrom: ['gluten'], rest: '' },
  'dairy-free': { freeFrom: ['milk'], rest: '' },
  'dairy free': { freeFrom: ['milk'], rest: '' },
  'non dairy': { freeFrom: ['milk'], rest: '' },
  'non-dairy rum': { freeFrom: ['milk'], rest: 'rum' },
  'no dairy': { freeFrom: ['milk'], rest: '' },
  'lactose intolerant': { freeFrom: ['milk'], rest: '' },
  'intolerant to lactose': { freeFrom: ['milk'], rest: '' },
  'lactose-free': { freeFrom: ['milk'], rest: '' },
  'without milk or eggs': { freeFrom: ['milk', 'egg'], rest: '' },
  'no nuts, no dairy': { freeFrom: ['nuts', 'peanuts', 'milk'], rest: '' },
  'nut free and dairy free': { freeFrom: ['nuts', 'peanuts', 'milk'], rest: 'and' },
  'egg free, nut free whiskey': { freeFrom: ['egg', 'nuts', 'peanuts'], rest: 'whiskey' },
  'sulphite free': { freeFrom: ['sulphites'], rest: '' },
  'no sulfites': { freeFrom: ['sulphites'], rest: '' },
  'shellfish allergy': { freeFrom: ['crustaceans', 'molluscs'], rest: '' },
  'no fish': { freeFrom: ['fish'], rest: '' },
  'no celery': { freeFrom: ['celery'], rest: '' },
  'caffeine free': { freeFrom: ['caffeine'], rest: '' },
  'soy free': { freeFrom: ['soy'], rest: '' },
  vegan: { freeFrom: VEGAN, without: HONEY, rest: '' },
  'vegan gin': { freeFrom: VEGAN, without: HONEY, rest: 'gin' },
  'plant-based': { freeFrom: VEGAN, without: HONEY, rest: '' },
  vegetarian: { freeFrom: ['fish', 'crustaceans', 'molluscs'], rest: '' },
  mocktail: { isAlcoholFree: true, rest: '' },
  mocktails: { isAlcoholFree: true, rest: '' },
  'zero proof': { isAlcoholFree: true, rest: '' },
  'non-alcoholic': { isAlcoholFree: true, rest: '' },
  'non alcoholic drinks': { isAlcoholFree: true, rest: 'drinks' },
  nonalcoholic: { isAlcoholFree: true, rest: '' },
  'alcohol-free': { isAlcoholFree: true, rest: '' },
  'alcohol free': { isAlcoholFree: true, rest: '' },
  'no alcohol': { isAlcoholFree: true, rest: '' },
  'without alcohol': { isAlcoholFree: true, rest: '' },
  virgin: { isAlcoholFree: true, rest: '' },
  'virgin mojito': { isAlcoholFree: true, rest: 'mojito' },
  'for the driver': { isAlcoholFree: true, rest: '' },
  'designated driver': { isAlcoholFree: true, rest: '' },
  'dry January': { isAlcoholFree: true, rest: '' },
  'dry vermouth': { rest: 'dry vermouth' },
  teetotal: { isAlcoholFree: true, rest: '' },
  'I am pregnant': { isAlcoholFree: true, rest: 'I am' },
  'kid-friendly': { isAlcoholFree: true, rest: '' },
  'something for the kids': { isAlcoholFree: true, rest: 'something' },
  'nut free mocktail': { freeFrom: NUTS, isAlcoholFree: true, rest: '' },
  'rum without lime': { without: ['lime'], rest: 'rum' },
  'Rum WITHOUT limes': { without: ['limes'], rest: 'Rum' },
  'rum without lime, mint or cola': { without: ['lime', 'mint', 'cola'], rest: 'rum' },
  'gin no cucumber': { without: ['cucumber'], rest: 'gin' },
  'mint-free': { without: ['mint'], rest: '' },
  'no egg, mint or nuts': { freeFrom: ['egg', 'nuts', 'peanuts'], without: ['mint'], rest: '' },
  'rum without the lime but with mint': { without: ['lime'], rest: 'rum but with mint' },
};

/** They leave nothing out. */
export const PLAIN_QUERIES = [
  ...[
    'Corpse Reviver No. 2',
    'corpse reviver no 2',
    'egg',
    'Brandy Alexander',
    'nutmeg',
    'freedom',
    'Virginia Dare',
  ],
  ...[
    'gin',
    'Freetown',
    'notes of almond',
    'Nonino',
    'whisky sour egg white',
    'noilly prat',
    'high proof',
    'free',
  ],
];
