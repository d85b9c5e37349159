import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';

const STORYBOOK = join(import.meta.dirname, '../../node_modules/.cache/tasting-house/storybook');
/** Two screenshots cover both themes and both widths. */
const MODES = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
];
/** Every screenshot shows this day, on which the adverts of the starter catalogue are active. */
const NOW = new Date('2026-06-15T12:00:00Z');

interface Entry {
  id: string;
  type: string;
  title: string;
  tags: string[];
}

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
/** A screenshot is taken of every component, and of the screens whose story has the tag `screenshot`. */
const wanted = Object.values(entries).filter(
  ({ type, title, tags }) =>
    type === 'story' && (title.startsWith('Components/') || tags.includes('screenshot')),
);

/**
 * Waits until the play function has ended. Returns false when it failed, which the last phase does not tell:
 * Storybook calls such a story finished too.
 */
async function isPlayed(page: Page): Promise<boolean> {
  const isFailed = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: {
          currentRender?: { phase?: string };
          channel: { last: (event: string) => unknown };
        };
      };
      if (preview?.currentRender?.phase !== 'finished') return null;
      return preview.channel.last('playFunctionThrewException') !== undefined;
    });
  await expect.poll(isFailed, { timeout: 60_000 }).not.toBeNull();
  return (await isFailed()) === false;
}

/** A screenshot of a single colour shows nothing, because the story drew outside of it. */
async function hasSeveralColours(page: Page, screenshot: Buffer): Promise<boolean> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('This browser has no canvas.');
    context.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    return pixels.some((pixel) => pixel !== pixels[0]);
  }, screenshot.toString('base64'));
}

for (const { id, tags } of wanted) {
  test(id, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      // Adverts are chosen by chance.
      Math.random = () => 0.5;
    });
    // The control of a story with the tag `phone` is hidden in a wide window.
    for (const { theme, width } of tags.includes('phone') ? MODES.slice(-1) : MODES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
      expect(await isPlayed(page)).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      // The whole window is checked, since toasts and dialogs are outside the story's root.
      expect(await hasSeveralColours(page, await page.screenshot())).toBe(true);
      await expect(page).toHaveScreenshot(`${id}.${theme}.${width}.png`);
    }
  });
}
