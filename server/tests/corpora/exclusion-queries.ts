import type { Allergen } from '#openapi/generated/model.ts';

interface Excluded {
  /** The allergens that no drink may contain. */
  freeFrom?: readonly Allergen[];
  /** True if every drink must be without alcohol. */
  isAlcoholFree?: true;
  /** The words that no line of a drink may mention. */
  without?: readonly string[];
}

const NUTS: readonly Allergen[] = ['nuts', 'peanuts'];
const VEGAN: readonly Allergen[] = ['egg', 'milk', 'fish', 'crustaceans', 'molluscs'];
const HONEY = ['honey', 'gelatin', 'gelatine'];

/**
 * Guests exclude something with these terms. Each entry begins with what is excluded. All terms were written
 * before the search could answer them. Strokes separate the terms, and brackets hold the words that a term
 * still searches.
 */
const ASKED: readonly (readonly [Excluded, terms: string])[] = [
  [
    { freeFrom: NUTS },
    `nut free / no nuts / [gin but] no nuts / without nuts / nut allergy / allergic to nuts /
    [i'm] allergic to nuts / free from nuts / no cocktails with nuts / avoid anything with nuts /
    must not contain nuts / avoid all nuts / no "nuts" / keep away from nuts / allergies to nuts /
    allergies: nuts / allergic to nuts, [whisky] / no allergies (nuts) / no allergies, just nuts /
    no allergies but nuts`,
  ],
  [{ freeFrom: ['nuts'] }, `no almonds`],
  [{ freeFrom: ['coconut'] }, `coconut free / [rum] without coconut / coconut allergy`],
  [{ freeFrom: ['peanuts'] }, `peanut free / peanut butter free`],
  [
    { freeFrom: ['egg'] },
    `egg free / egg-free [sour] / without egg / without any egg / without egg whites / no raw egg /
    eggless / no eggs [gin] / [sour] without egg / egg allergy / can't have anything with egg /
    [I] don't want anything with egg / [I] can't have drinks with egg / nothing made with egg /
    not made with egg / leave egg [out] / skip the egg / egg-less / [gin sour], egg white makes me ill /
    no egg, [gin] / no egg, [gin, with milk]`,
  ],
  [
    { freeFrom: ['gluten'] },
    `gluten free / gluten-free / Gluten Free [Vodka] / no gluten / wheat free / glutenfee`,
  ],
  [
    { freeFrom: ['milk'] },
    `dairy-free / dairy free / non dairy / non-dairy [rum] / no dairy / lactose intolerant /
    intolerant to lactose / lactose-free / non-dairy [coffee] / no milk, [gin and lime] /
    no intolerances but lactose / dairy-fee`,
  ],
  [{ freeFrom: ['milk', 'egg'] }, `without milk or eggs`],
  [{ freeFrom: [...NUTS, 'milk'] }, `no nuts, no dairy / nut free [and] dairy free`],
  [{ freeFrom: ['egg', ...NUTS] }, `egg free, nut free [whiskey]`],
  [{ freeFrom: ['sulphites'] }, `sulphite free`],
  [{ freeFrom: ['crustaceans', 'molluscs'] }, `shellfish allergy`],
  [{ freeFrom: ['fish'] }, `no fish`],
  [{ freeFrom: ['celery'] }, `no celery`],
  [{ freeFrom: ['caffeine'] }, `caffeine free`],
  [{ freeFrom: ['soy'] }, `soy free`],
  [{ freeFrom: VEGAN, without: HONEY }, `vegan / vegan [gin] / plant-based`],
  [{ freeFrom: ['fish', 'crustaceans', 'molluscs'] }, `vegetarian`],
  [
    { isAlcoholFree: true },
    `mocktail / zero proof / non-alcoholic / nonalcoholic / alcohol-free / alcohol free / no alcohol /
    without alcohol / virgin / virgin [mojito] / for the driver / designated driver / dry January /
    teetotal / [I am] pregnant / kid-friendly / [something] for the kids / [I] don't drink / 0,0% /
    driver / driving / non-alcoholic [ginger beer] / no alcohol [coffee] / 0% [gin] / NA [gin] /
    NA [drinks] / n.a. / dry wedding`,
  ],
  [
    {},
    `[dry vermouth] / no allergies, [just gin] / [I'm] not allergic to anything / no allergies /
    [I have] no food allergies[, gin] / no known allergies or intolerances`,
  ],
  [{ freeFrom: NUTS, isAlcoholFree: true }, `nut free mocktail`],
  [
    { without: ['lime'] },
    `[rum] without lime / [rum] without the lime [but with mint] / [gin] lime free / no lime, [dark rum]`,
  ],
  [{ without: ['lime', 'mint', 'cola'] }, `[rum] without lime, mint or cola`],
  [{ without: ['cucumber'] }, `[gin] no cucumber`],
  [{ without: ['mint'] }, `mint-free / don't put mint [in] / not keen on mint`],
  [{ freeFrom: ['egg', ...NUTS], without: ['mint'] }, `no egg, mint or nuts`],
  [{ freeFrom: [...NUTS, 'egg'] }, `allergens: nuts, eggs.`],
  [{ without: ['fructose'] }, `fructose intolerant`],
  [{ without: ['gin'] }, `[rum] instead of gin / anything but gin / Everything but gin [please] / ginless`],
  [{ freeFrom: ['egg'], without: ['cream'] }, `no egg whites or cream`],
  [{ without: ['sugar'] }, `no-sugar [sour] / zero sugar / 0 sugar`],
  [{ without: ['orange bitters'] }, `orange bitters free`],
  [{ freeFrom: ['coconut', 'milk'] }, `coconut milk-free`],
  [{ without: ['maple syrup'] }, `maple syrup free`],
  [{ without: ['crab apple'] }, `no crab apple`],
  [{ without: ['spirit forward'] }, `not spirit-forward`],
  [{ freeFrom: ['egg', 'milk'] }, `no egg, no milk, [gin]`],
  [{ freeFrom: [...NUTS, 'milk'], without: ['gin'] }, `allergic to nuts, gin, and dairy`],
  [{ freeFrom: ['egg', 'milk', ...NUTS] }, `no egg, [gin], no milk, nuts`],
  [{ isAlcoholFree: true, without: ['sugar'] }, `0% alcohol, 0% sugar`],
  [{ without: ['gin', 'rum'] }, `no gin, rum`],
  [{ freeFrom: ['gluten'], without: ['rye'] }, `allergic to wheat, rye, barley`],
  [{ without: ['white rum'] }, `no white rum`],
  [{ without: ['pink grapefruit'] }, `no pink grapefruit [please]`],
  [{ without: ['blue'] }, `no blue`],
];

const termsOf = (text: string): string[] => text.split('/').map((term) => term.trim());

export const EXCLUSION_QUERIES = ASKED.flatMap(([excluded, terms]) =>
  termsOf(terms).map((marked) => {
    const rest = [...marked.matchAll(/\[(.*?)\]/g)].map(([, words]) => words).join(' ');
    return { ...excluded, rest, term: marked.replace(/[[\]]/g, '') };
  }),
);

/** No part of these queries is an exclusion. */
export const PLAIN_QUERIES =
  termsOf(`Corpse Reviver No. 2 / corpse reviver no 2 / egg / Brandy Alexander / nutmeg / freedom / Virginia Dare /
  gin / Freetown / notes of almond / Nonino / whisky sour egg white / noilly prat / high proof /
  nothing but gin / nothing except gin / nothing other than gin / nothing better than a negroni / nothing like a negroni /
  don't want anything but gin / I cannot drink anything but gin / she doesn't drink anything but gin /
  and nothing else / taxi driver / screw driver / Skip and Go Naked /
  driving miss daisy / I can't have anything / don't like it / I have allergies / free / nom alcoholic /
  un-alcoholic drinks / low-alcoholic / something less alcoholic`);
