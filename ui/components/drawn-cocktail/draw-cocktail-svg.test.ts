import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#openapi/starter/starter-catalogue.ts';
import { drawCocktailSvg } from './draw-cocktail-svg.tsx';
import { DrawnCocktail } from './DrawnCocktail.tsx';

const { cocktails } = starterCatalogue;
const SHARE_IMAGE = { width: 1200, height: 630, theme: 'light' } as const;
const MAX_BYTES = 3250;

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
});

describe('drawCocktailSvg', () => {
  it('gives each recipe a picture of its own, always the same', () => {
    const drawings = cocktails.map((recipe) => drawCocktailSvg(recipe, SHARE_IMAGE));
    expect(new Set(drawings).size).toBe(cocktails.length);
    expect(cocktails.map((recipe) => drawCocktailSvg({ ...recipe }, SHARE_IMAGE))).toEqual(drawings);
  });

  it.each(['light', 'dark'] as const)('stands alone in the %s theme: literal colours only', (theme) => {
    for (const recipe of cocktails)
      expect(drawCocktailSvg(recipe, { ...SHARE_IMAGE, theme })).not.toMatch(/var\(|color-mix|currentColor/);
  });
});
