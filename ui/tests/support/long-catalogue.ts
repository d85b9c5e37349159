import { PASSWORD } from './built-site.ts';

/** A name of 60 letters that no line can hold and nothing breaks. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen';

const COCKTAILS = 7;
const PICTURE = '/adverts/negroni-hour.svg';

/** Where its screens are. */
export interface LongCatalogue {
  recipe: string;
  /** One whose picture is gone. */
  brokenRecipe: string;
  category: string;
  houseIngredient: string;
  menu: string;
}

type Body = Record<string, unknown>;

/** The same word with another end: names are unique. */
const long = (end: number | string): string => `${LONG_WORD.slice(0, -String(end).length)}${end}`;

async function login(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return `Bearer ${((await answer.json()) as { token: string }).token}`;
}

function cocktail(index: number): FormData {
  const form = new FormData();
  const texts: Record<string, string | undefined> = {
    name: long(`c${index}`),
    category: JSON.stringify([long('s1'), 'Sours']),
    description: `${LONG_WORD} and more of it`,
    funFact: `${LONG_WORD} 1 1/2`,
    ingredients: JSON.stringify([
      `1 1/2 oz gin of ${LONG_WORD}`,
      `12 1/2 barspoons ${LONG_WORD} syrup`,
      '2 oz gin',
      ...Array.from({ length: 12 }, (_, line) => `3/4 oz lime juice ${line}`),
      LONG_WORD,
    ]),
    instructions: JSON.stringify([`Shake 1 1/2 oz of ${LONG_WORD} with ice.`, LONG_WORD, 'Serve.']),
    difficulty: 'Challenging',
    videoUrl: index === 0 ? 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' : undefined,
    // One picture that is there and one that is not.
    image: index === 1 ? PICTURE : index === 2 ? '/adverts/gone.svg' : undefined,
    type: index % 2 === 0 ? long('te') : 'Shaken',
    spirits: JSON.stringify([long('sp')]),
    glassware: long('gl'),
    equipment: JSON.stringify([long('eq')]),
    garnish: JSON.stringify([long('ga')]),
    featured: 'true',
  };
  for (const [field, text] of Object.entries(texts)) if (text !== undefined) form.set(field, text);
  return form;
}

/** Fills an empty site with names that are as long as they may be and nowhere broken. */
export async function createLongCatalogue(address: string): Promise<LongCatalogue> {
  const headers = { Authorization: await login(address) };
  const create = async (path: string, body: Body | FormData): Promise<{ id: string }> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: isForm ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
  const item = (name: string): Body => ({ name, description: `${LONG_WORD} ${LONG_WORD}` });
  for (const name of [long('s1'), long('s2'), 'Sours']) {
    await create('categories', { ...item(name), photo: name === 'Sours' ? '/adverts/gone.svg' : null });
  }
  for (const name of [long('te'), 'Shaken']) await create('cocktail-types', item(name));
  await create('spirits', item(long('sp')));
  await create('glassware', item(long('gl')));
  await create('equipment', item(long('eq')));
  await create('garnish', item(long('ga')));
  for (const end of ['a1', 'a2']) {
    await create('myads', {
      ...item(long(end)),
      imageUrl: end === 'a1' ? PICTURE : '/adverts/gone.svg',
      startDate: '2020-01-01',
      endDate: '2999-12-31',
      onclickLink: 'https://example.org/',
      hoverText: LONG_WORD,
    });
  }
  for (const end of ['o1', 'o2']) {
    await create('sustainable-substitutions', {
      originalIngredient: end === 'o1' ? 'Gin' : long(end),
      sustainableAlternative: long(`x${end}`),
      category: 'spirits',
      description: LONG_WORD,
      benefits: [LONG_WORD],
      impactReduction: 100,
      difficulty: 'Hard',
      cost: 'Similar',
      availability: 'Specialty',
      seasonality: LONG_WORD,
      recipe: LONG_WORD,
      tips: [LONG_WORD],
      certifications: [LONG_WORD],
    });
  }
  const house = await create('house-ingredients', {
    ...item(`${LONG_WORD} syrup`),
    ...{ ingredients: [`1 1/2 oz gin of ${LONG_WORD}`, LONG_WORD], instructions: [LONG_WORD], yieldMl: 100 },
  });
  const ids: string[] = [];
  for (let index = 0; index < COCKTAILS; index += 1)
    ids.push((await create('cocktails', cocktail(index))).id);
  const menu = await create('menus', {
    ...{ name: `${LONG_WORD} menu`, introduction: LONG_WORD, currency: 'USD' },
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
    houseIngredient: `/house-made/${house.id}`,
    menu: `/menu/${menu.id}`,
  };
}
