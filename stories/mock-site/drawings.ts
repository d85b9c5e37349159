import { http, HttpResponse } from 'msw';
import { starterCategories, starterCocktails } from '#mocks/starter-answers.ts';
import { drawTilesSvg } from '#ui/components/drawn-cocktail/draw-tiles-svg.ts';

/** The picture of the categories' cocktails, drawn in the browser where there is no server: of each its first. */
export const drawings = http.get('/drawings/:file', ({ params }) => {
  const tiles = starterCategories.flatMap(({ id, name }) => {
    const recipe = starterCocktails.find(({ category }) => category[0] === name);
    return recipe ? [{ id, recipe }] : [];
  });
  const svg = drawTilesSvg(tiles, String(params['file']).includes('dark') ? 'dark' : 'light');
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
});
