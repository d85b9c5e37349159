import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { PATIENCE_MS } from '../../../.scripts/browsers/chromium.ts';
import { EXPECTED_COMPLAINT } from '../support/browser.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { DrivenPage, type DrivenElement } from './driven-page.ts';
import type { EnginePage } from './engine-page.ts';

/**
 * Firefox reports this about a request that ends with its page while the service worker answers it. A
 * worker's failures have other words, and a request that fails on a page that stays is a separate complaint.
 */
const OF_A_LEFT_PAGE = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/**
 * Runs in the page, since Puppeteer's locators compile functions there, which the site's policy forbids.
 * Scrolls an element into the middle, and returns whether it is enabled, rests, and would get a click itself
 * or by its label.
 */
async function isInReach(element: HTMLInputElement): Promise<boolean> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (element.disabled || left !== before.left || top !== before.top) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit));
}

/** Drives a tab of Firefox by puppeteer-core over WebDriver BiDi. */
class FirefoxPage extends DrivenPage {
  readonly #page: Page;
  readonly keyboard: EnginePage['keyboard'];

  constructor(page: Page, complaints: string[]) {
    super();
    this.#page = page;
    this.keyboard = {
      press: (key) => page.keyboard.press(key as KeyInput),
      type: (text) => page.keyboard.type(text),
    };
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warn';
      if (!isBad || EXPECTED_COMPLAINT.test(message.text())) return;
      // Firefox reports some errors without a text, so the complaint has the place.
      complaints.push(`${message.text()} at ${message.location().url ?? 'an unknown place'}`);
    });
    page.on('pageerror', (error) => {
      if (!OF_A_LEFT_PAGE.test(String(error))) complaints.push(String(error));
    });
    page.on('requestfailed', (request) => {
      // The browser cancels the requests of a page that the visitor leaves.
      const reason = request.failure()?.errorText ?? '';
      if (!/ABORTED/.test(reason)) complaints.push(`${request.method()} ${request.url()}: ${reason}`);
    });
  }

  protected run(source: string, arg?: unknown): Promise<unknown> {
    return this.#page.evaluate(`(${source})(${JSON.stringify(arg)})`);
  }
  protected async first(elements: string): Promise<DrivenElement> {
    const found = await this.#page.evaluateHandle(`${elements}[0]`);
    const handle = found as ElementHandle<HTMLInputElement>;
    const reach = async () => {
      if (!(await handle.evaluate(isInReach))) throw new Error('It is disabled, moves or is covered.');
    };
    return {
      click: async () => {
        await reach();
        await handle.click();
      },
      fill: async (text) => {
        await reach();
        await handle.evaluate((box) => {
          box.focus();
          box.select();
        });
        await this.keyboard.type(text);
      },
      // The values of the site's options are their labels.
      choose: (label) => handle.select(label),
      attach: (path) => handle.uploadFile(path),
    };
  }
  protected load(url: string): Promise<unknown> {
    return this.#page.goto(url);
  }
  protected loadAgain(): Promise<unknown> {
    return this.#page.reload();
  }
  async setViewportSize(size: { width: number; height: number }): Promise<void> {
    // Puppeteer sends the orientation beside the size, by a command that Firefox ESR lacks.
    await this.#page.setViewport(size).catch((error: unknown) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
    await this.waitForFunction((wanted) => innerWidth === wanted, size.width);
  }
  pdf(options: { format: 'Letter' }): Promise<Uint8Array> {
    return this.#page.pdf(options);
  }
  async waitForEvent(): Promise<EnginePage> {
    const page = await new Promise<Page | null>((resolve) => this.#page.once('popup', resolve));
    if (!page) throw new Error('No window opened.');
    return new FirefoxPage(page, []);
  }
}

/** All visitors share this browser, which ends with the process. */
let firefoxOfAll: Promise<Browser> | undefined;

async function openFirefox(executablePath: string): Promise<Browser> {
  const opened = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // `endWithProcess` ends the browser. Puppeteer would do so too late.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: {
      // Processes for a next page cost more than they save here.
      'dom.ipc.processPrelaunch.enabled': false,
      'ui.prefersReducedMotion': 1,
    },
  });
  endWithProcess(() => opened.process()?.kill('SIGKILL'));
  return opened;
}

export async function newFirefoxVisit(executablePath: string) {
  const firefox = await (firefoxOfAll ??= openFirefox(executablePath));
  const context = await firefox.createBrowserContext();
  const complaints: string[] = [];
  const page = new FirefoxPage(await context.newPage(), complaints);
  return { page, complaints, close: () => context.close() };
}
