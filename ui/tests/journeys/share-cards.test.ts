import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../../dist/renderer/page-renderer.js');
const MAX_BYTES = 600_000;
/** Where the words of a card stand. */
const WORDS = { left: 490, top: 0, width: 690, height: 630 };
const EDGE = { left: 1180, top: 0, width: 20, height: 630 };

interface Recipe {
  name: string;
  ingredients: string[];
}

let draw: (recipe: object, signature?: string) => Promise<string>;

beforeAll(async () => {
  const built = (await import(pathToFileURL(RENDERER).href)) as { shareCardSvg: typeof draw };
  draw = built.shareCardSvg;
});

const card = ({ name, ingredients }: Recipe): Promise<string> =>
  draw({
    ...{ id: 'x', name, ingredients, instructions: ['Stir with ice.'], category: ['Aperitif'] },
    ...{ glassware: 'rocks', garnish: [], type: 'Stirred', spirits: [] },
  });
const MEASURES = ['1 oz gin', '1 oz Campari', '1 oz sweet vermouth'];
/** The words behind the drawing: the name and the measures, each as one outline. */
const outlines = (svg: string) => svg.slice(svg.indexOf('</svg>')).split('<path d="M').length - 1;

/** The darkest grey of a part of a picture, 0 to 255. */
async function darkest(png: Buffer, part: typeof WORDS): Promise<number> {
  const { data } = await sharp(png).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.reduce((least, grey) => Math.min(least, grey), 255);
}

test.each<[string, Recipe, number]>([
  ['usual', { name: 'Negroni', ingredients: MEASURES }, 2],
  ['with a name of 90 letters', { name: `${'Wonderful '.repeat(8)}Old Friend`, ingredients: MEASURES }, 2],
  ['with a word of 90 letters', { name: 'W'.repeat(90), ingredients: MEASURES }, 2],
  ['with 30 ingredients', { name: 'Punch', ingredients: Array<string>(30).fill('1 1/2 oz Jamaican rum') }, 2],
  [
    'of European names',
    { name: 'Żubrówka à la crème', ingredients: ['2 cl Žufánek', '½ oz jus d’ananas'] },
    2,
  ],
  ['with a Cyrillic name', { name: 'Белый русский', ingredients: MEASURES }, 1],
  ['with a Cyrillic line', { name: 'White Russian', ingredients: ['1 oz водка', '1 oz cream'] }, 1],
  ['in Japanese', { name: 'カクテル', ingredients: ['ジン 30ml'] }, 0],
  ['with a picture in its name', { name: 'Negroni 🍸', ingredients: MEASURES }, 2],
])('a share card %s is legible and small', async (_what, recipe, words) => {
  const svg = await card(recipe);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(outlines(svg)).toBe(words);
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(png.length).toBeLessThan(MAX_BYTES);
  if (words === 0) return;
  // Dark letters on a light plate, none of which touches the edge.
  expect(await darkest(png, WORDS)).toBeLessThan(60);
  expect(await darkest(png, EDGE)).toBeGreaterThan(150);
});

test.each(['Zombie', 'Ramos Gin Fizz'])('a share card of %s names each of ten ingredients', async (name) => {
  const words = async (last: string) => {
    const svg = await draw(
      {
        ...{ id: 'x', name, ingredients: [...Array<string>(9).fill('1 1/2 oz aged Jamaican rum'), last] },
        ...{ instructions: ['Stir with ice.'], category: ['Tiki'], glassware: 'rocks', garnish: [] },
        ...{ type: 'Stirred', spirits: [] },
      },
      'Alder & Still · example.org/recipe/zombie',
    );
    return svg.slice(svg.indexOf('</svg>'));
  };
  expect(await words('6 drops absinthe')).not.toBe(await words('6 drops pastis'));
});

test('a share card says whose it is, at its foot', async () => {
  const signed = await draw(
    {
      ...{ id: 'x', name: 'Negroni', ingredients: MEASURES, instructions: ['Stir with ice.'] },
      ...{ category: ['Aperitif'], glassware: 'rocks', garnish: [], type: 'Stirred', spirits: [] },
    },
    'Alder & Still · example.org/recipe/negroni',
  );
  expect(outlines(signed)).toBe(3);
});
