import sharp from 'sharp';

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
/** Room around the drawing, so that round preview corners cut nothing off. */
const MARGIN_PX = 40;
/** Cream, as the paper of the light theme. */
const BACKGROUND = '#f7f1e5';

/** The picture of a recipe for share cards: its drawing in the middle of a card of 1200 × 630 pixels. */
export async function sharePicture(svg: string): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(svg))
    .resize({
      width: WIDTH_PX - 2 * MARGIN_PX,
      height: HEIGHT_PX - 2 * MARGIN_PX,
      fit: 'inside',
    })
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: BACKGROUND } })
    .composite([{ input: drawing, gravity: 'center' }])
    .png({ palette: true })
    .toBuffer();
}
