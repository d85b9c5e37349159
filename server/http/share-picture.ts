import type { Cocktail } from '#openapi/generated/model/index.ts';
import { loadSharp } from '#server/native/load-sharp.ts';
import type { PageRendererModule } from './page-renderer.ts';

/** What share cards show without cutting anything off. */
const SIZE = { width: 1200, height: 630 };

/** The picture of a recipe for share cards: its drawing, so large that a thumbnail shows it, as PNG of 1200 × 630 pixels. */
export async function sharePicture(
  draw: PageRendererModule['drawCocktailSvg'],
  cocktail: Cocktail,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const svg = draw(cocktail, { ...SIZE, theme: 'light', framing: 'close' });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
