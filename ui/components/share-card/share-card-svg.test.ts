import { expect, it } from 'vitest';
import type { SetText } from '#openapi/pages/page-renderer.ts';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { shareCardSvg } from './share-card-svg.tsx';

const negroni = starterCatalogue.cocktails.find(({ name }) => name === 'Negroni');

/** Draws a Negroni with other words, and returns the texts on it. */
async function draw(
  name: string,
  ingredients: readonly string[],
  signature: string | null = 'Alder & Still',
) {
  if (!negroni) throw new Error('The starter has no Negroni.');
  const recipe = { ...negroni, name, ingredients: [...ingredients] };
  const texts: string[] = [];
  const setText: SetText = ({ text, width }) => {
    texts.push(text.replace(/<[^>]+>/g, ''));
    return Promise.resolve({ href: `data:,${texts.length}`, width, height: 40 });
  };
  const svg = await shareCardSvg(recipe, signature, setText);
  expect(svg.match(/<image href="data:,\d"/g) ?? []).toHaveLength(texts.length);
  return { svg, texts };
}

it('shows the name, the measures and the house, with markup escaped', async () => {
  const { texts } = await draw('Rum & <b>Coke</b>', ['2 oz rum', 'Cola, to top']);
  const name = 'Rum &#38; &#60;b&#62;Coke&#60;/b&#62;';
  expect(texts).toEqual([name, '2 oz rum\nCola, to top', 'Alder &#38; Still']);
});

it('spells letters that the fonts lack by their parts, and leaves out emoji', async () => {
  const { texts } = await draw('Pǎloma 🍹 Łódźţ', ['⅓ oz lime\u00ad juice']);
  expect(texts).toEqual(['Paloma Łódźt', '1⁄3 oz lime juice', 'Alder &#38; Still']);
});

it('shows all measures or none, and only the drink if there is nothing to write', async () => {
  expect((await draw('Белый русский', ['2 oz rum'])).texts).toEqual(['2 oz rum', 'Alder &#38; Still']);
  expect((await draw('Punch', ['2 oz rum', '青柠 1个'], '酒吧')).texts).toEqual(['Punch']);
  for (const alone of [await draw('玛格丽特', ['青柠 1个']), await draw('Punch', ['2 oz rum'], null)]) {
    expect(alone.texts).toEqual([]);
    expect(alone.svg).toContain('y="50" width="1200"');
  }
});

it('cuts long texts, and counts the measures for which it has no room', async () => {
  const { texts } = await draw(
    'Punch '.repeat(30),
    Array<string>(30).fill(`2 oz ${'very '.repeat(20)}old rum`),
  );
  expect(texts[0]).toHaveLength(121);
  const rows = texts[1]?.split('\n') ?? [];
  expect(rows).toHaveLength(11);
  expect(rows[0]).toMatch(/^2 oz very .*…$/);
  expect(rows.at(-1)).toBe('and 20 more');
});
