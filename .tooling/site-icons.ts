import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const DRAWING = join(import.meta.dirname, '../ui/public/icon.svg');
const GROUND = '#0f5c46';
const TOUCH_ICON_PX = 180;
const FAVICON_PX = 32;
/** Launchers cut a maskable icon to a circle as narrow as this share of it. */
const MASKABLE_SHARE = 0.78;

/** The icons at the root of the site are all made from one drawing. */
const ICONS: Record<string, () => Promise<Buffer>> = {
  'favicon.ico': async () => iconFile(await drawn(FAVICON_PX), FAVICON_PX),
  'apple-touch-icon.png': async () =>
    sharp(await drawn(TOUCH_ICON_PX))
      .flatten({ background: GROUND })
      .toBuffer(),
  'icon-192.png': () => drawn(192),
  'icon-512.png': () => drawn(512),
  'icon-maskable-512.png': () => onGround(512),
};

const drawing = readFile(DRAWING);

/** Draws a PNG, `size` pixels square. */
async function drawn(size: number): Promise<Buffer> {
  return sharp(await drawing, { density: 72 * Math.ceil(size / 64) })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** Draws an icon that is whole when its corners are cut off. */
async function onGround(size: number): Promise<Buffer> {
  const input = await drawn(Math.round(size * MASKABLE_SHARE));
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

const ICO_HEAD_BYTES = 22;

/** Makes an ICO, which is a head (little-endian) and a square PNG, `size` pixels wide. */
function iconFile(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(ICO_HEAD_BYTES, 18);
  return Buffer.concat([head, picture]);
}

/** Serves the icons while developing and adds them to the build. */
export function siteIcons(): Plugin {
  return {
    name: 'tasting-house:site-icons',
    // The page renderer's build has no files for browsers.
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      for (const [name, make] of Object.entries(ICONS)) {
        middlewares.use(`/${name}`, (_request, response, next) => {
          make().then((icon) => response.end(icon), next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, make] of Object.entries(ICONS)) {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      }
    },
  };
}
