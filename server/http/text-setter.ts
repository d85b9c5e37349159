import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SetText } from '#openapi/pages/page-renderer.ts';
import { loadSharp } from '#server/native/picture-service.ts';

/** Draws text with the fonts of one folder alone, so a picture looks the same on every machine. */
export function createTextSetter(fontFolder: string): SetText {
  let fonts: Promise<void> | undefined;
  return async ({ height, ...wanted }) => {
    fonts ??= loadFonts(fontFolder);
    await fonts.catch((error: unknown) => {
      fonts = undefined;
      throw error;
    });
    const sharp = await loadSharp();
    const set = (size: { dpi: number } | { height: number }) =>
      sharp({ text: { ...wanted, rgba: true, ...size } })
        .png()
        .toBuffer({ resolveWithObject: true });
    // At 72 dots per inch a point is a pixel. With a height, sharp would enlarge short words to fill the box.
    const atFullSize = await set({ dpi: 72 });
    const isTooLarge = atFullSize.info.height > height || atFullSize.info.width > wanted.width;
    const { data, info } = isTooLarge ? await set({ height }) : atFullSize;
    return {
      href: `data:image/png;base64,${data.toString('base64')}`,
      width: info.width,
      height: info.height,
    };
  };
}

async function loadFonts(folder: string): Promise<void> {
  // This empty configuration hides the machine's fonts. Where there is none, Fontconfig would complain on stderr.
  process.env['FONTCONFIG_FILE'] = join(folder, 'fonts.conf');
  const sharp = await loadSharp();
  // A font stays known to the process once a text has named its file.
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ttf'));
  for (const file of files) await sharp({ text: { text: 'a', fontfile: join(folder, file) } }).toBuffer();
}
