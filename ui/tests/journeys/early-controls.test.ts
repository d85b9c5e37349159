import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { newVisitor } from '../support/browser.ts';
import { startBuiltSite } from '../support/built-site.ts';
import { addFullRecipe, FULL_RECIPE } from '../support/full-recipe.ts';
import { holdScripts, stopHoldingScripts } from '../support/hold-scripts.ts';
import { openSiteForFile } from '../support/open-site-for-file.ts';
import { SCENES, type Control, type Scene } from '../support/public-controls.ts';

const here = openSiteForFile(startBuiltSite);

const PHONE = { width: 375, height: 667 };
const DESKTOP = { width: 1280, height: 720 };
/** As Lighthouse imitates a phone. */
const SLOW_CPU = 4;
const LONG_PAGES = ['/', FULL_RECIPE, '/explore-collection', '/my-bar', '/sustainable-guide'];
const ASK_EVERY_MS = 50;
/** Tasks of the browser after the entry has run: React hydrates in some of them, and its effects come after these. */
const EFFECTS_AFTER_TASKS = 6;

beforeAll(() => addFullRecipe(here().address));

/** In the page: what is found by a control's element and name, and what a visitor does with it. */
function prepareVisitor(): void {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent.replace(/\s+/g, ' ').trim();
  const isNamed = (element: Element, { element: tag, name }: Control): boolean =>
    element.matches(tag) && new RegExp(`^(?:${name})$`).test(nameOf(element));
  const find = (use: Scene['uses'][number]): HTMLElement => {
    if ('key' in use) return document.body;
    const all = [...document.querySelectorAll<HTMLElement>('selector' in use ? use.selector : use.element)];
    const found = all.find((element) => 'selector' in use || isNamed(element, use));
    if (!found) throw new Error(`There is no ${JSON.stringify(use)}.`);
    return found;
  };
  const act = (use: Scene['uses'][number]): void => {
    const element = find(use);
    if ('key' in use) {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: use.key, bubbles: true, cancelable: true }));
    } else if (use.types !== undefined) {
      element.focus();
      for (const letter of use.types) document.execCommand('insertText', false, letter);
    } else if (use.chooses !== undefined) {
      (element as HTMLSelectElement).selectedIndex = use.chooses;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    } else element.click();
  };
  Object.assign(window, { early: { find, act } });
  // What is shared is counted; with sharing of its own a browser would ask the visitor.
  Object.defineProperty(navigator, 'share', { value: undefined });
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: () => {
        sessionStorage.setItem('copies', String(Number(sessionStorage.getItem('copies')) + 1));
        return Promise.resolve();
      },
    },
  });
}

interface Visitor {
  find: (use: Scene['uses'][number]) => HTMLElement;
  act: (use: Scene['uses'][number]) => void;
}
type VisitedWindow = Window & { early: Visitor };

/** Pages without a visitor: one for each test would cost half of the processor's time. */
const freePages: Page[] = [];

afterAll(() => Promise.all(freePages.map((page) => page.context().close())));

async function openPage(): Promise<Page> {
  const context = await newVisitor(here());
  const page = await context.newPage();
  await page.addInitScript(prepareVisitor);
  await page.addInitScript(actAtMoment);
  return page;
}

/** Lets a visitor play who comes for the first time. Storage, cookies and history of the page's last visitor are cleared before. */
async function asNewVisitor(
  { isPhone = false, plan }: { isPhone?: boolean; plan?: Plan },
  play: (page: Page) => Promise<void>,
): Promise<void> {
  const page = freePages.pop() ?? (await openPage());
  await page.setViewportSize(isPhone ? PHONE : DESKTOP);
  await page.goto(`${here().address}/robots.txt`);
  await page.context().clearCookies();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.resetNavigationHistory');
  await devTools.detach();
  await page.evaluate((next) => {
    localStorage.clear();
    sessionStorage.clear();
    if (next) sessionStorage.setItem('plan', JSON.stringify(next));
  }, plan);
  const failures: string[] = [];
  const note = (request: Request) => failures.push(`${request.url()}: ${request.failure()?.errorText ?? ''}`);
  page.on('requestfailed', note);
  try {
    await play(page);
    page.off('requestfailed', note);
    freePages.push(page);
  } catch (error) {
    const seen = await page.evaluate(describePage).catch(String);
    // It may still wait for something, or be slow.
    await page.context().close();
    throw new Error(`${seen}\n${failures.join('\n')}`, { cause: error });
  }
}

/** In the page: what tells why something had no effect. */
function describePage(): string {
  const ticked = [...document.querySelectorAll<HTMLInputElement>(':checked')];
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  return JSON.stringify({
    address: location.href,
    heldBack: window.earlyEvents?.map(({ event }) => event.type),
    isFocused: document.activeElement?.outerHTML.slice(0, 200),
    ticked: ticked.map(({ labels, value }) => labels?.[0]?.textContent ?? value),
    scripts: resources.filter((name) => name.endsWith('.js')).length,
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
  });
}

/** The first page of the visit: there is nothing to go back to. */
function arriveAt(page: Page, path: string): Promise<void> {
  return page.evaluate((first) => location.replace(first), here().address + path);
}

describe.concurrent.each(SCENES)('$title ($path)', (scene) => {
  test('takes effect once when it is used before the scripts are here', () =>
    asNewVisitor(scene, async (page) => {
      const letIn = await holdScripts(page);
      await arriveAt(page, scene.path);
      await page.getByRole('contentinfo').waitFor();
      for (const use of scene.uses) await actByHand(page, use);
      letIn();
      await scene.effect(page);
      await stopHoldingScripts(page);
    }));

  test.each(momentsOf(scene))('takes effect once $title', ({ tasks, slowness }) =>
    asNewVisitor({ ...scene, plan: { uses: scene.uses, tasks } }, async (page) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await arriveAt(page, scene.path);
      // A link may lead away meanwhile, which this outlives.
      await page.waitForFunction(() => sessionStorage.getItem('used') === '', undefined, {
        polling: ASK_EVERY_MS,
      });
      await scene.effect(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await devTools.detach();
    }),
  );
});

/** When a control is used. */
interface Moment {
  title: string;
  /** Tasks of the browser after the scripts of the page have run. */
  tasks: number;
  /** By how much the CPU is slowed. */
  slowness: number;
}

/**
 * For one control of each page also between hydration and effects; and for those that hydrate longest on a slow phone, which Chromium imitates by
 * keeping the CPU busy (`npm run crawl:early` does so with all).
 */
function momentsOf(scene: Scene): Moment[] {
  const hydrating = { title: 'while the page hydrates', tasks: 0, slowness: 1 };
  const isFirstOfPage = SCENES.find(({ path }) => path === scene.path) === scene;
  if (!isFirstOfPage) return [hydrating];
  return [
    LONG_PAGES.includes(scene.path)
      ? { title: 'while the page hydrates on a slow phone', tasks: 0, slowness: SLOW_CPU }
      : hydrating,
    { title: 'between hydration and effects', tasks: EFFECTS_AFTER_TASKS, slowness: 1 },
  ];
}

async function actByHand(page: Page, use: Scene['uses'][number]): Promise<void> {
  if ('key' in use) return page.keyboard.press(use.key);
  const handle = await page.evaluateHandle((one) => {
    const found = (window as unknown as VisitedWindow).early.find(one);
    // A radio button lies under its label.
    const label = found instanceof HTMLInputElement && one.types === undefined ? found.labels?.[0] : null;
    return label ?? found;
  }, use);
  if (use.types !== undefined) {
    await handle.focus();
    await page.keyboard.type(use.types);
  } else if (use.chooses !== undefined) await handle.selectOption({ index: use.chooses });
  else await handle.click();
}

/** What a page does by itself, which it finds in its session's storage. */
interface Plan {
  uses: Scene['uses'];
  /** How many tasks of the browser after the entry's module has run. */
  tasks: number;
}

/** In the page: follows its plan once, if it has one. */
function actAtMoment(): void {
  const plan = sessionStorage.getItem('plan');
  if (plan === null || sessionStorage.getItem('used') !== null) return;
  const { uses, tasks } = JSON.parse(plan) as Plan;
  const after = (left: number, act: () => void): void => {
    if (left === 0) act();
    else setTimeout(() => after(left - 1, act));
  };
  // Each in a task of its own, as a hand does: React hears of one before the next.
  const useNext = ([use, ...rest]: Scene['uses']): void => {
    try {
      if (use) (window as unknown as VisitedWindow).early.act(use);
      if (rest.length > 0) setTimeout(() => useNext(rest));
      else sessionStorage.setItem('used', '');
    } catch (error) {
      sessionStorage.setItem('used', String(error));
    }
  };
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) after(tasks, () => useNext(uses));
    },
    { capture: true },
  );
}
