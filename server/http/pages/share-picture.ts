import type { Cocktail } from '#openapi/generated/model/index.ts';
import { loadSharp } from '#server/native/load-sharp.ts';
import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';

/** What share cards show without cutting anything off. */
const SIZE = { width: 1200, height: 630 };

/** The picture of a recipe for share cards: its drawing, its name and its measures, as PNG of 1200 × 630 pixels. */
export async function sharePicture(
  { shareCardSvg }: Pick<PageRendererModule, 'shareCardSvg'>,
  cocktail: Cocktail,
): Promise<Buffer> {
  return pngOf(await shareCardSvg(cocktail));
}

/** The picture of the site as a whole: a drink without words, of the same size. */
export async function sitePicture(
  { drawCocktailSvg }: Pick<PageRendererModule, 'drawCocktailSvg'>,
  drink: Cocktail,
): Promise<Buffer> {
  return pngOf(drawCocktailSvg(drink, { ...SIZE, theme: 'light', framing: 'close' }));
}

/** In full colour: choosing a palette would save 50 kB and take three times as long as everything else. */
async function pngOf(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}
