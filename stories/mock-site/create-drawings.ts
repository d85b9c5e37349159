import { http, HttpResponse, type RequestHandler } from 'msw';
import type { drawTilesSvg } from '#ui/components/drawn-cocktail/draw-cocktail-svg.ts';

type Tiles = Parameters<typeof drawTilesSvg>[0];

/**
 * The picture of the categories, which the server draws for the site: where there is no server, the same code draws it in the
 * page, as soon as it is asked for. `tiles`: what it shows then.
 */
export function createDrawings(tiles: () => Promise<Tiles>): RequestHandler {
  // The site asks for it from the root, wherever the Storybook was put.
  return http.get('/drawings/categories-:theme.svg', async ({ params }) => {
    const { drawTilesSvg } = await import('#ui/components/drawn-cocktail/draw-cocktail-svg.ts');
    const svg = drawTilesSvg(await tiles(), params['theme'] === 'dark' ? 'dark' : 'light');
    return new HttpResponse(svg, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
    });
  });
}
