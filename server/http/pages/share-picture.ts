import type { Cocktail } from '#openapi/generated/model/index.ts';
import { loadSharp } from '#server/native/picture-service.ts';
import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';

const SIZE = { width: 1200, height: 630 };

/** With its name, its measures, the house and its address, 1200 × 630 pixels. */
export async function sharePicture(
  { shareCardSvg }: Pick<PageRendererModule, 'shareCardSvg'>,
  cocktail: Cocktail,
  house: { name: string; origin: string },
): Promise<Buffer> {
  const address = `${new URL(house.origin).host}/recipe/${cocktail.id}`;
  return pngOf(await shareCardSvg(cocktail, `${house.name} · ${address}`));
}

export async function sitePicture(
  { drawCocktailSvg }: Pick<PageRendererModule, 'drawCocktailSvg'>,
  drink: Cocktail,
): Promise<Buffer> {
  return pngOf(drawCocktailSvg(drink, { ...SIZE, theme: 'light', framing: 'close' }));
}

/** In full colour: a palette saves 50 kB and takes three times as long as everything else. */
async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
