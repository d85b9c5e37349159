import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { drawTilesSvg, INK } from './draw-tiles-svg.tsx';
import { DrawnCocktail } from './DrawnCocktail.tsx';

const { cocktails } = starterCatalogue;
const MAX_BYTES = 3250;
const TALL_GARNISHES = `
  Lime wheel, Orange slice, Pineapple wedge, Pineapple fronds, Strawberry, Mint sprig, Basil sprig,
  Rosemary sprig, Celery stalk, Cucumber ribbon, Cucumber wheel, Cinnamon stick, Edible flower, Apple slice,
  Chili, Paper umbrella, Straw, Cherry, Lime shell, Orange twist, Green olive`
  .trim()
  .split(/,\s+/);

function svgOf(recipe: DrawableRecipe): string {
  const place = { x: 0, y: 16, width: 200, height: 168 };
  const drawing = createElement(DrawnCocktail, { recipe, ink: INK.light, ...place });
  const page = { xmlns: 'http://www.w3.org/2000/svg', width: 200, height: 200 };
  return renderToStaticMarkup(createElement('svg', page, drawing));
}

describe('a drawing', () => {
  it.each(cocktails.map((recipe) => [recipe.name, recipe] as const))('of %s is small markup', (_, recipe) => {
    const markup = renderToStaticMarkup(createElement(DrawnCocktail, { recipe }));
    expect(markup.length).toBeLessThan(MAX_BYTES);
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

  it('differs from those of all other recipes, and is the same each time', () => {
    const drawings = cocktails.map(svgOf);
    expect(new Set(drawings).size).toBe(cocktails.length);
    expect(cocktails.map((recipe) => svgOf({ ...recipe }))).toEqual(drawings);
  });

  it.each(['light', 'dark'] as const)('in a file of the %s theme has only literal colours', (theme) => {
    const tiles = cocktails.map((recipe) => ({ id: recipe.name, recipe }));
    expect(drawTilesSvg(tiles, theme)).not.toMatch(/var\(|color-mix|currentColor/);
  });

  const garnished = TALL_GARNISHES.flatMap((garnish) =>
    ['Coupe', 'Rocks glass', 'Champagne flute', 'Tiki mug'].map((glassware): [string, DrawableRecipe] => {
      const drink = { ingredients: ['2 oz gin'], instructions: [], type: null };
      const name = `${garnish} at a ${glassware}`;
      return [name, { ...drink, name, glassware, garnish: [garnish] }];
    }),
  );
  it.each([...cocktails.map((recipe): [string, DrawableRecipe] => [recipe.name, recipe]), ...garnished])(
    'cuts off no part of %s',
    async (_, recipe) => {
      const svg = svgOf(recipe);
      const uncut = svg.replace('<svg viewBox=', '<svg overflow="visible" viewBox=');
      expect(uncut).not.toBe(svg);
      const [shown, whole] = await Promise.all(
        [svg, uncut].map((text) => sharp(Buffer.from(text)).raw().toBuffer()),
      );
      expect(shown?.equals(whole ?? Buffer.of())).toBe(true);
    },
  );
});
