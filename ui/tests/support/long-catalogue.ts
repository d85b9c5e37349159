import { sessionAt } from './dashboard-page.ts';

/** A word of 60 letters, which is longer than a line of a phone. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen';

const COCKTAILS = 6;
const PICTURE = '/adverts/negroni-hour.svg';
const LOST_PICTURE = '/adverts/gone.svg';

/** The URLs of screens that show the long names. */
export interface LongCatalogue {
  recipe: string;
  /** The URL of a recipe whose picture is missing. */
  brokenRecipe: string;
  category: string;
  houseIngredient: string;
  menu: string;
}

/** Gives each name another end, since names are unique. */
const long = (end: string): string => `${LONG_WORD.slice(0, -end.length)}${end}`;

const cocktail = (index: number) => ({
  name: long(`c${index}`),
  category: [long('s1'), 'Sours'],
  description: `${LONG_WORD} and more of it`,
  funFact: `${LONG_WORD} 1 1/2`,
  ingredients: [
    `1 1/2 oz gin of ${LONG_WORD}`,
    `12 1/2 barspoons ${LONG_WORD} syrup`,
    '2 oz gin',
    ...Array.from({ length: 12 }, (_, line) => `3/4 oz lime juice ${line}`),
    LONG_WORD,
  ],
  instructions: [`Shake 1 1/2 oz of ${LONG_WORD} with ice.`, LONG_WORD, 'Serve.'],
  difficulty: 'Challenging',
  videoUrl: index === 0 ? 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' : null,
  // One picture exists, and one does not.
  image: [null, PICTURE, LOST_PICTURE][index] ?? null,
  type: index % 2 === 0 ? long('te') : 'Shaken',
  spirits: [long('sp')],
  glassware: long('gl'),
  equipment: [long('eq')],
  garnish: [long('ga')],
  featured: true,
});

const advert = (end: string, imageUrl: string) => ({
  name: long(end),
  description: LONG_WORD,
  imageUrl,
  hoverText: LONG_WORD,
  startDate: '2020-01-01',
  endDate: '2999-12-31',
  onclickLink: 'https://example.org/',
});

const swap = (end: string, originalIngredient: string) => ({
  originalIngredient,
  sustainableAlternative: long(end),
  category: 'spirits',
  description: LONG_WORD,
  benefits: [LONG_WORD],
  impactReduction: 100,
  difficulty: 'Hard',
  availability: 'Specialty',
  seasonality: LONG_WORD,
  recipe: LONG_WORD,
  tips: [LONG_WORD],
  certifications: [LONG_WORD],
});

/** Fills an empty site with names of the greatest length, without a break. */
export async function createLongCatalogue(url: string): Promise<LongCatalogue> {
  const send = await sessionAt(url);
  const create = async (resource: string, body: object) =>
    ((await send('POST', `/api/${resource}`, body)) as { id: string }).id;
  const item = (name: string) => ({ name, description: `${LONG_WORD} ${LONG_WORD}` });
  for (const name of [long('s1'), long('s2')]) await create('categories', item(name));
  await create('categories', { ...item('Sours'), photo: LOST_PICTURE });
  for (const name of [long('te'), 'Shaken']) await create('cocktail-types', item(name));
  await create('spirits', item(long('sp')));
  await create('glassware', item(long('gl')));
  await create('equipment', item(long('eq')));
  await create('garnish', item(long('ga')));
  await create('myads', advert('a1', PICTURE));
  await create('myads', advert('a2', LOST_PICTURE));
  await create('sustainable-substitutions', swap('o1', 'Gin'));
  await create('sustainable-substitutions', swap('o2', long('o2')));
  const house = await create('house-ingredients', {
    ...item(`${LONG_WORD} syrup`),
    ingredients: [`1 1/2 oz gin of ${LONG_WORD}`, LONG_WORD],
    instructions: [LONG_WORD],
    yieldMl: 100,
  });
  const ids: string[] = [];
  for (let index = 0; index < COCKTAILS; index += 1) ids.push(await create('cocktails', cocktail(index)));
  const menu = await create('menus', {
    name: `${LONG_WORD} menu`,
    introduction: LONG_WORD,
    currency: 'USD',
    sections: [
      {
        title: LONG_WORD,
        drinks: ids.map((id) => ({ cocktail: id, price: '1234567.125', note: LONG_WORD })),
      },
    ],
  });
  return {
    recipe: `/recipe/${ids[0]}`,
    brokenRecipe: `/recipe/${ids[2]}`,
    category: `/categories/${encodeURIComponent(long('s1'))}`,
    houseIngredient: `/house-made/${house}`,
    menu: `/menu/${menu}`,
  };
}
