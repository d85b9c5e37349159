import { foldWords } from '../names/fold-text.ts';

const LIQUEURS =
  'liqueur, Cointreau, curaçao, triple sec, Grand Marnier, Chartreuse, Bénédictine, crème de, Aperol, Campari, amaretto, Kahlúa, Drambuie, Baileys, Irish cream, Galliano, limoncello, schnapps, Chambord, St-Germain, amaro, Heering, Suze';
const SPARKLING_WINES = 'Champagne, Prosecco, cava, crémant';
const WINES = `wine, vermouth, sherry, port, Lillet, Dubonnet, Madeira, Marsala, Cocchi, ${SPARKLING_WINES}`;
const BRANDIES =
  'brandy, cognac, Armagnac, pisco, grappa, calvados, applejack, kirsch, Grand Marnier, brandied';
const ORANGE =
  'orange, Cointreau, curaçao, triple sec, Grand Marnier, Aperol, mandarin, tangerine, clementine';
const LEMON = 'lemon, limoncello, sour mix, lemonade';
const LIME = 'lime, falernum';
const CHERRY = 'cherry, maraschino, kirsch, Heering, amarena, griotte';
const RASPBERRY = 'raspberry, framboise, Chambord';
const BLACKBERRY = 'blackberry, mûre';
const BLACKCURRANT = 'blackcurrant, cassis';
const STRAWBERRY = 'strawberry, fraise';
const APPLE = 'apple, calvados, applejack, cider';
const COLA = 'cola, coke, pepsi';
const CHILI = 'chili, chilies, chilli, chillies, chile';
const HOT = `hot sauce, tabasco, jalapeño, cayenne, ${CHILI}`;
const BERRIES = `berry, blueberry, cranberry, ${[RASPBERRY, BLACKBERRY, BLACKCURRANT, STRAWBERRY].join(', ')}`;
const CITRUS = `citrus, grapefruit, yuzu, ${[ORANGE, LEMON, LIME].join(', ')}`;

/** Names of a thing, and what is made of it: who wants a drink without sugar wants no syrup either. */
const TABLE: readonly (readonly [names: string, madeOfIt: string])[] = [
  [
    'sugar, sugars, added sugar, sweetener',
    `sugar, syrup, honey, agave, molasses, grenadine, orgeat, falernum, cordial, purée, cream of coconut, Old Tom, tonic, ${COLA}, lemonade, ginger beer, ginger ale, grapefruit soda, candied, maraschino, brandied, ${WINES}, ${LIQUEURS}`,
  ],
  ['syrup', 'grenadine, orgeat, falernum, cordial'],
  ['liqueur', LIQUEURS],
  ['whiskey, whisky', 'whiskey, whisky, bourbon, rye, Scotch, Irish cream, Baileys, Drambuie'],
  ['Scotch', 'Drambuie'],
  ['rum', 'falernum, cachaça, Malibu'],
  ['brandy', BRANDIES],
  ['grape', `${WINES}, cognac, Armagnac, pisco, grappa, brandy, brandied`],
  ['wine', WINES],
  ['sparkling wine', SPARKLING_WINES],
  ['bubble, fizz, carbonation, carbonated drink, fizzy drink', `soda, tonic, ${COLA}, ginger beer, ginger ale, beer, ${SPARKLING_WINES}`],
  ['agave', 'tequila, mezcal'],
  ['juniper', 'gin, genever'],
  ['coffee', 'espresso, cold brew, Kahlúa, Tia Maria'],
  ['chocolate, cocoa, cacao', 'cacao, chocolate, cocoa'],
  ['mint, peppermint, spearmint', 'mint, menthe'],
  ['anise, aniseed, liquorice, licorice', 'anise, absinthe, pastis, Pernod, sambuca, ouzo, Herbsaint, Galliano, Peychaud\'s'],
  [`${CHILI}, spicy, hot pepper`, HOT],
  ['spice', `${HOT}, ginger, pepper, peppercorn, cinnamon, nutmeg, clove, cardamom, allspice, anise, turmeric, falernum`],
  [`${COLA}, coca cola`, COLA],
  ['quinine', 'tonic, bitter lemon'],
  ['honey', 'Bénédictine, Drambuie, mead'],
  ['ginger, clove', 'falernum'],
  ['pomegranate', 'grenadine'],
  ['elderflower', 'St-Germain'],
  ['violet', 'violette'],
  ['almond, kernel', 'amaretto, orgeat, maraschino liqueur'],
  ['milk', 'cream, butter, yogurt'],
  ['cream', 'Baileys'],
  ['tomato', 'Clamato, bloody mary mix'],
  ['citrus, citrus fruit', CITRUS],
  ['orange', ORANGE],
  ['lemon', LEMON],
  ['lime', LIME],
  ['cherry', CHERRY],
  ['berry', BERRIES],
  ['raspberry', RASPBERRY],
  ['blackberry', BLACKBERRY],
  ['blackcurrant', BLACKCURRANT],
  ['strawberry', STRAWBERRY],
  ['apple', APPLE],
  ['fruit', `fruit, pineapple, peach, pear, apricot, mango, banana, pomegranate, grenadine, ${[CITRUS, BERRIES, CHERRY, APPLE].join(', ')}`],
]; // prettier-ignore

const split = (things: string) => things.split(', ').map(foldWords);

const MADE_OF = new Map(
  TABLE.flatMap(([names, madeOfIt]) => split(names).map((words) => [words.join(' '), split(madeOfIt)])),
);

export function madeOf(thing: readonly string[]): readonly (readonly string[])[] {
  return MADE_OF.get(thing.join(' ')) ?? [];
}
