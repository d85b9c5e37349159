import { http, HttpResponse, type RequestHandler } from 'msw';

/**
 * Draws the picture of the categories. The server draws it for the site; without a server, the same code
 * draws it in the page when it is requested.
 */
export function createDrawings(): RequestHandler {
  // The site asks for the picture from the root, wherever the Storybook is hosted.
  return http.get('/drawings/categories-:theme.svg', async ({ params }) => {
    const { drawTilesSvg } = await import('#ui/components/drawn-cocktail/draw-tiles-svg.tsx');
    const { starterCategoryTiles } = await import('#mocks/starter-items.ts');
    const svg = drawTilesSvg(starterCategoryTiles(), params['theme'] === 'dark' ? 'dark' : 'light');
    return new HttpResponse(svg, {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
    });
  });
}
