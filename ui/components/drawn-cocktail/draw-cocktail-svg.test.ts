import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { describeDrink } from '#ui/lib/drawing/describe-drink.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { drawCocktailSvg } from './draw-cocktail-svg.ts';
import { rimHalf, rimY } from './bowl.ts';
import { DrawnCocktail } from './DrawnCocktail.tsx';
import { GLASS_SHAPES } from './glass-shapes.ts';
import { TILT } from './Liquid.tsx';

const { cocktails } = starterCatalogue;
const SHARE_IMAGE = { width: 1200, height: 630, theme: 'light' } as const;
const MOST_BYTES = 3250;

describe('a drawing', () => {
  it.each(cocktails.map((recipe) => [recipe.name, recipe] as const))('of %s is small markup', (_, recipe) => {
    const markup = renderToStaticMarkup(createElement(DrawnCocktail, { recipe }));
    expect(markup.length).toBeLessThan(MOST_BYTES);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|\d\.\d{4}/);
  });

  it('shares no id with another one on the page', () => {
    const wall = cocktails.map((recipe) => createElement(DrawnCocktail, { key: recipe.name, recipe }));
    const page = renderToStaticMarkup(createElement(Fragment, null, wall));
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  it('differs from recipe to recipe', () => {
    const drawings = cocktails.map((recipe) => drawCocktailSvg(recipe, SHARE_IMAGE));
    expect(new Set(drawings).size).toBe(cocktails.length);
  });
});

function markupOf(name: string) {
  const recipe = cocktails.find((cocktail) => cocktail.name === name);
  if (!recipe) throw new Error(`The starter catalogue has no ${name}`);
  const { bowl } = GLASS_SHAPES[describeDrink(recipe).glass];
  return {
    y: rimY(bowl),
    half: rimHalf(bowl),
    markup: renderToStaticMarkup(createElement(DrawnCocktail, { recipe })),
  };
}

describe('what a bartender lays on', () => {
  it.each(['Margarita', 'Paloma', 'Sidecar'])('%s: grains follow the rim on both sides', (name) => {
    const { y, half, markup } = markupOf(name);
    const [, band = ''] = /d="([^"]*)" stroke="#ffffff"/.exec(markup) ?? [];
    const grains = [...band.matchAll(/M(-?\d+) (\d+)h0/g)].map(
      ([, x, at]) => [Number(x), Number(at)] as const,
    );
    expect(grains.length).toBeGreaterThan(15);
    for (const [x, at] of grains) {
      const aside = half * TILT * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
      expect(Math.min(Math.abs(at - y - aside), Math.abs(at - y + aside))).toBeLessThan(4.2);
    }
  });

  it.each(['Penicillin', 'Shirley Temple'])('%s: the pick lies on both sides of the rim', (name) => {
    const { y, half, markup } = markupOf(name);
    const [, x, at, from, to] =
      /translate\((-?\d+) (\d+)\)rotate\(-5\)"><path d="M(-[\d.]+) 0H([\d.]+)/.exec(markup)?.map(Number) ??
      [];
    expect(Math.abs((at ?? 0) - y)).toBeLessThan(5);
    expect((x ?? 0) + (from ?? 0)).toBeLessThan(-half);
    expect((x ?? 0) + (to ?? 0)).toBeGreaterThan(half);
  });

  it.each([
    ['Ramos Gin Fizz', 'stroke-opacity=".4"'],
    ['Hurricane', 'stroke-opacity=".3"'],
  ])('%s: foam and ice hide where the straw comes out', (name, cover) => {
    const { markup } = markupOf(name);
    expect(markup).toContain('stroke-dasharray="5"');
    expect(markup.lastIndexOf('stroke-dasharray="5"')).toBeLessThan(markup.lastIndexOf(cover));
  });

  it('Mojito: the mint stands in the drink', () => {
    const { y, markup } = markupOf('Virgin Mojito');
    const [, stem = ''] = /d="M0 (\d+)V-8"/.exec(markup) ?? [];
    expect(y + Number(stem)).toBeGreaterThan(Number(/<ellipse cy="(\d+)"/.exec(markup)?.[1]));
  });

  it('Pousse-Café: a clear layer has an edge', () => {
    expect(markupOf('Pousse-Café').markup).toMatch(/stroke-opacity="\.4" stroke-width="2\.8"/);
    expect(markupOf('B-52').markup).not.toContain('stroke-width="2.8"');
  });
});

describe('drawCocktailSvg', () => {
  it.each(['light', 'dark'] as const)('stands alone in the %s theme: literal colours only', (theme) => {
    for (const recipe of cocktails) {
      const svg = drawCocktailSvg(recipe, { ...SHARE_IMAGE, theme });
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/);
      expect(svg).not.toMatch(/var\(|color-mix|currentColor/);
    }
  });

  it('gives the same recipe always the same picture', () => {
    for (const recipe of cocktails) {
      expect(drawCocktailSvg({ ...recipe }, SHARE_IMAGE)).toBe(drawCocktailSvg(recipe, SHARE_IMAGE));
    }
  });

  it('becomes a PNG of 1200 × 630 whose ground is the plate and whose middle is not', async () => {
    const recipe = cocktails.find(({ name }) => name === 'Negroni');
    if (!recipe) throw new Error('The starter catalogue has no Negroni');
    const { data, info } = await sharp(Buffer.from(drawCocktailSvg(recipe, SHARE_IMAGE)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect(pixel(5, 5)).toBe(plateFill(recipe, 'light'));
    expect(pixel(600, 480)).not.toBe(plateFill(recipe, 'light'));
  });
});
