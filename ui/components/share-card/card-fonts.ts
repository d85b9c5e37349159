import { parse } from 'opentype.js';
import headingFont from '../../../node_modules/.cache/tasting-house/fonts/card-heading.ttf?inline';
import headingFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-heading-ext.ttf?inline';
import textFont from '../../../node_modules/.cache/tasting-house/fonts/card-text.ttf?inline';
import textFontExt from '../../../node_modules/.cache/tasting-house/fonts/card-text-ext.ttf?inline';
import { outlineFace, type OutlineFace } from './outline-face.ts';

/** The faces of a share card: the site's own, cut to the letters that the site has (`.tooling/subset-fonts.ts`). */
export const CARD_FACES: Record<'heading' | 'text', OutlineFace> = {
  heading: outlineFace([headingFont, headingFontExt].map(fontOf)),
  text: outlineFace([textFont, textFontExt].map(fontOf)),
};

/** The font in a data address. */
function fontOf(address: string) {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  return parse(bytes.buffer);
}
