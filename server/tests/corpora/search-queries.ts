/**
 * Visitors type and say these terms. Each has the cocktails of which any may be the first result. All were
 * written before the search was tuned, so they say what a person expects. Strokes separate the terms.
 */
const ASKED = [
  // By name, in part or in whole.
  `negroni = Negroni / MANHATTAN = Manhattan / vieux carre = Vieux Carré /
  corpse reviver = Corpse Reviver No. 2 / bees knees = Bee's Knees / dark n stormy = Dark 'n' Stormy /
  gin tonic = Gin and Tonic / b52 = B-52 / b 52 = B-52 / pina colada = Piña Colada /
  mai tai = Mai Tai / mojito = Mojito / white lady = White Lady`,
  // Half typed.
  `marg = Margarita / caip = Caipirinha / cosmo = Cosmopolitan / boulev = Boulevardier /
  white ru = White Russian / champ = Champagne Cocktail / bloody = Bloody Mary / penic = Penicillin /
  cinder = Cinderella / giml = Gimlet`,
  // Misspelt.
  `negrony = Negroni / daiquri = Daiquiri / margaritta = Margarita / mohito = Mojito /
  caiprinha = Caipirinha / cosmopolitian = Cosmopolitan / boulvardier = Boulevardier /
  singapour sling = Singapore Sling / espreso martini = Espresso Martini /
  whisky sour = Whiskey Sour / mosco mule = Moscow Mule / grashopper = Grasshopper / gimelt = Gimlet /
  penicilin = Penicillin / blody mary = Bloody Mary / americanno = Americano / belini = Bellini`,
  // Misheard.
  `dakiri = Daiquiri / peena colada = Piña Colada / moheeto = Mojito / mai thai = Mai Tai /
  south side = Southside / pain killer = Painkiller / b fifty two = B-52 /
  white lady cocktail = White Lady / cape irinha = Caipirinha / bullevardier = Boulevardier /
  perol spritz = Aperol Spritz / the last word = Last Word / hot todi = Hot Toddy`,
  // In another order.
  `fizz ramos = Ramos Gin Fizz / basil smash = Gin Basil Smash / julep mint = Mint Julep /
  alexander brandy = Brandy Alexander / mojito virgin = Virgin Mojito / tonic gin = Gin and Tonic /
  coffee irish = Irish Coffee`,
  // By what is in the drink.
  `cachaca = Caipirinha / lillet = Corpse Reviver No. 2 / falernum = Zombie /
  cranberry = Cosmopolitan / raspberry = Clover Club / ginger beer vodka = Moscow Mule /
  gin violette = Aviation / tequila grapefruit = Paloma / gin chartreuse = Last Word /
  vodka coffee = Espresso Martini | White Russian / orange juice champagne = Mimosa /
  old tom = Martinez / rye absinthe = Sazerac`,
  // By kind.
  `hot drinks = Irish Coffee | Hot Toddy | Mulled Wine | Hot Buttered Rum | Mulled Apple /
  alcohol free = Shirley Temple | Virgin Mojito | Cinderella | Mulled Apple | Virgin Mary | Nada Colada |
  Arnold Palmer | Garden Collins | Florida | Orchard Sour | Espresso Tonic | Golden Milk /
  sparkling = Bellini | Mimosa | French 75 | Aperol Spritz | Champagne Cocktail /
  tiki rum = Mai Tai | Zombie | Piña Colada | Hurricane | Jungle Bird | Painkiller`,
];

const trimmed = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim());

export const SEARCH_QUERIES = ASKED.flatMap((line) => trimmed(line, '/')).map((pair) => {
  const [query = '', first = ''] = trimmed(pair, '=');
  return { query, first: trimmed(first, '|') };
});
