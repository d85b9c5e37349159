import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { SCREENS } from '../../stories/overview/overview-screens.ts';
import { isPlayed, KEEP_NAMES } from './is-played.ts';

const STORYBOOK = join(import.meta.dirname, '../../node_modules/.cache/tasting-house/screens');
const THEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [1280, 375];
const HEIGHT_PX = 900;
/** The stories' day: the adverts of the starter catalogue are out, and "today" is the same every day. */
const NOW = new Date('2026-06-15T12:00:00Z');

/** Runs before a page's scripts: takes away what changes from one visit to the next. */
function makeRepeatable(): void {
  const GOLDEN_RATIO = 0.618_033_988_749_895;
  const LONG_MS = 1000;
  const NEVER_MS = 2_000_000_000;
  // Each place that asks has a row of its own, since their order is not known.
  const calls = new Map<string, number>();
  Math.random = () => {
    const place = new Error().stack?.split('\n')[2] ?? '';
    const call = (calls.get(place) ?? 0) + 1;
    calls.set(place, call);
    return (call * GOLDEN_RATIO) % 1;
  };
  // A toast goes after five seconds or what is left of them, which is before or after the picture is taken.
  const setTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...told: unknown[]) =>
      setTimer(run, delay > LONG_MS ? NEVER_MS : delay, ...told),
  });
}

async function changeTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, told: unknown) => void };
    };
    channel.emit('updateGlobals', { globals: { theme: wanted } });
  }, theme);
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    theme === 'dark',
  );
}

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const parts = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && title.startsWith('Components/'))
  // Every drink of the starter catalogue, and every category: what they are made of, and the screen, have pictures of their own.
  .filter(({ id }) => !/--(?:contact-sheet|whole-catalogue|categories)$/.test(id))
  .map(({ id }) => id);

for (const id of [...parts, ...SCREENS.map(([, screen]) => screen)]) {
  test(id, async ({ page }) => {
    await page.addInitScript(KEEP_NAMES);
    // Before our own timers, since Playwright's clock brings timers too, which would take their place.
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(makeRepeatable);
    await page.setViewportSize({ width: 1280, height: HEIGHT_PX });
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light;a11y.manual:!true`);
    expect(await isPlayed(page)).toBe(true);
    const isPart = parts.includes(id) && !(await page.getByRole('dialog').isVisible());
    for (const theme of THEMES) {
      await changeTheme(page, theme);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: HEIGHT_PX });
        await page.evaluate(() => document.fonts.ready);
        const name = `${id}.${theme}.${width}.png`;
        await (isPart
          ? expect(page.locator('#storybook-root')).toHaveScreenshot(name)
          : expect(page).toHaveScreenshot(name));
      }
    }
  });
}
