import { chromium, type Page } from 'playwright';
import { findHeadlessChromium } from '../../.tooling/chromium.ts';
import { newContext } from '../../.tooling/new-context.ts';
import { median, type Fact } from './report.ts';
import { PASSWORD, startSite, type BenchSite } from './site.ts';

const SIZES = [10_000, 100_000] as const;
const ROUNDS = 3;
const GOAL_MS = 300;
const MAX_WAIT_MS = 30_000;
const WINDOW = { width: 1280, height: 900 };

/** What is done at first, the event that it begins with, and when it is to be seen; the latter runs in the page. */
interface Action {
  name: string;
  event: 'click' | 'input' | 'change';
  act: (page: Page) => Promise<unknown>;
  isSeen: string;
}

const HEADING = `document.querySelector('section[aria-label="Cocktails"] h2')?.textContent`;
const FIRST_ROW = `document.querySelector('[id^="row-"]')?.textContent`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** A round of work; each leaves the list as the next one needs it. */
const ACTIONS: readonly Action[] = [
  {
    name: 'search by name',
    event: 'input',
    act: (page) => page.getByRole('searchbox', { name: 'Filter by name' }).fill('velvet'),
    isSeen: `/Velvet/.test(${FIRST_ROW}) && ${HEADING} !== window.before`,
  },
  {
    name: 'filter by category',
    event: 'change',
    act: (page) => page.getByLabel('Filter by category').selectOption('Tiki'),
    isSeen: `${HEADING} !== window.before`,
  },
  {
    name: 'sort',
    event: 'change',
    act: (page) => page.getByLabel('Order').selectOption('strength'),
    isSeen: `${FIRST_ROW} !== window.first`,
  },
  {
    name: 'select all that match',
    event: 'click',
    act: (page) => button(page, /^Select all/).click(),
    isSeen: `/\\d+ selected/.test(document.querySelector('[aria-label="Selected rows"] [role=status]')?.textContent)`,
  },
  {
    name: 'let them go',
    event: 'click',
    act: (page) => button(page, 'Clear selection').click(),
    isSeen: `!/selected/.test(document.querySelector('[aria-label="Selected rows"] [role=status]')?.textContent)`,
  },
  {
    name: 'next page',
    event: 'click',
    act: (page) => button(page, /^Next/).click(),
    isSeen: `${FIRST_ROW} !== window.first`,
  },
  {
    name: 'open a recipe',
    event: 'click',
    act: (page) => button(page, /^Edit /).click(),
    isSeen: `/Velvet/.test(document.querySelector('form input[name=name]')?.value)`,
  },
  {
    name: 'save it, and back to its row',
    event: 'click',
    act: (page) => button(page, 'Update Cocktail').click(),
    isSeen: `document.activeElement?.id.startsWith('row-')`,
  },
  {
    name: 'the whole list again',
    event: 'click',
    act: (page) => page.getByRole('tab', { name: 'Cocktails' }).click(),
    isSeen: `${FIRST_ROW} !== undefined`,
  },
];

/** In the browser: from the event until a frame shows what it asked for. The same on a small site, in turns. */
export async function dashboardFacts(): Promise<Fact[]> {
  const browser = await chromium.launch(await findHeadlessChromium());
  const sites: { site: BenchSite; page: Page; remove: () => Promise<void> }[] = [];
  const times = new Map<string, number[]>();
  try {
    for (const size of SIZES) {
      const { site, remove } = await startSite(size);
      const context = await newContext(browser, { viewport: WINDOW, reducedMotion: 'reduce' });
      const page = await context.newPage();
      sites.push({ site, page, remove });
      await page.goto(`${site.address}/admin?tab=cocktails`);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await button(page, /^Edit /).waitFor();
      await button(page, 'More filters and the order').click();
    }
    // In the first round code is loaded.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, { page }] of sites.entries())
        for (const action of ACTIONS) {
          const took = await timeOf(page, action, round);
          const key = `${SIZES[at]} ${action.name}`;
          if (round > 0) times.set(key, [...(times.get(key) ?? []), took]);
        }
  } finally {
    await browser.close();
    for (const { site, remove } of sites) {
      await site.stop();
      await remove();
    }
  }
  return ACTIONS.map(({ name }) => {
    const [small = Number.NaN, large = Number.NaN] = SIZES.map((size) =>
      median(times.get(`${size} ${name}`) ?? []),
    );
    const ratio = (large / small).toFixed(1);
    const value = `${Math.round(large)} ms, ${ratio} × that of ${SIZES[0]} recipes`;
    return { name: `${SIZES[1]} recipes: ${name}`, value, goal: `≤ ${GOAL_MS} ms` };
  });
}

async function timeOf(page: Page, { name, event, act, isSeen }: Action, round: number): Promise<number> {
  if (name === 'search by name') await showAll(page);
  if (name === 'the whole list again') await page.getByRole('tab', { name: 'Spirits' }).click();
  if (name === 'save it, and back to its row')
    await page.locator('form textarea[name=description]').fill(`Poured ${round + 1} times.`);
  await page.evaluate(`
    window.before = ${HEADING};
    window.first = ${FIRST_ROW};
    window.took = 0;
    addEventListener('${event}', ({ timeStamp }) => {
      const look = () => {
        if (${isSeen}) window.took = performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
    undefined;
  `);
  await act(page);
  return until<number>(page, 'window.took', name);
}

/** What the round before asked for stands in the address. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('');
  for (const label of ['Filter by category', 'Order']) await page.getByLabel(label).selectOption('');
  await until(page, `/Amber/.test(${FIRST_ROW})`, 'the whole list');
}

async function until<Value>(page: Page, what: string, name: string): Promise<Value> {
  // The policy of the site takes no code as text from a page, as waiting for a function would have it.
  const deadline = Date.now() + MAX_WAIT_MS;
  for (;;) {
    const seen = await page.evaluate<Value>(what);
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error(`“${name}” was not seen`);
  }
}
