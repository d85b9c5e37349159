import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../../.scripts/browsers/chromium.ts';
import { EXPECTED_COMPLAINT } from '../support/browser.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { DrivenPage, type DrivenElement } from './driven-page.ts';
import type { EnginePage } from './engine-page.ts';

declare global {
  interface Window {
    /** The errors that the test has not read yet. */
    complaintsForTest?: string[];
  }
}

/** A script gets no answer when another process of the browser loads the next document meanwhile. */
const ANSWERS_WITHIN_MS = PATIENCE_MS / 4;

const KEYS: Record<string, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN };
/** WebKit reports this when scrolling changes the height of a page. Nothing is lost. */
const OF_A_NEXT_FRAME = /ResizeObserver loop completed with undelivered notifications/;

/** Runs in the page. WebDriver reports no errors, so the page collects them, from the first command on. */
function collectComplaints(): string[] {
  if (window.complaintsForTest) return window.complaintsForTest;
  const complaints: string[] = [];
  window.complaintsForTest = complaints;
  window.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) complaints.push(String(event.error ?? event.message));
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`unhandled: ${String(reason)}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      print(...words);
    };
  }
  return complaints;
}

/** Drives a tab of WebKitGTK, Safari's engine, by selenium-webdriver. */
class WebkitPage extends DrivenPage {
  readonly #driver: WebDriver;
  readonly #tab: string;
  readonly #complaints: string[];
  readonly keyboard = {
    press: (key: string) => this.#type(KEYS[key] ?? key),
    type: (text: string) => this.#type(text),
  };

  constructor(driver: WebDriver, tab: string, complaints: string[]) {
    super();
    this.#driver = driver;
    this.#tab = tab;
    this.#complaints = complaints;
  }

  /** WebDriver speaks to one tab at a time. */
  async #inTab(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#tab);
    return this.#driver;
  }
  /** Runs a script in the tab. */
  async #script<Result>(script: string, ...args: unknown[]): Promise<Result> {
    const driver = await this.#inTab();
    return driver.wait(driver.executeScript<Result>(script, ...args), ANSWERS_WITHIN_MS);
  }
  async #type(keys: string): Promise<void> {
    const driver = await this.#inTab();
    await driver.actions().sendKeys(keys).perform();
  }

  protected async run(source: string, arg: unknown): Promise<unknown> {
    const [value, complaints] = await this.#script<[value: unknown, complaints: string[]]>(
      `const complaints = (${String(collectComplaints)})();
      return (async (arg) => [await (${source})(arg), complaints.splice(0)])(...arguments);`,
      arg,
    );
    this.#complaints.push(
      ...complaints.filter((words) => !EXPECTED_COMPLAINT.test(words) && !OF_A_NEXT_FRAME.test(words)),
    );
    return value;
  }
  protected async first(elements: string): Promise<DrivenElement> {
    const element = await this.#script<WebElement>(`return ${elements}[0];`);
    return {
      click: () => element.click(),
      fill: async (text) => {
        await element.clear();
        await element.sendKeys(text);
      },
      choose: (label) => element.sendKeys(label),
      attach: (path) => element.sendKeys(path),
    };
  }
  protected async load(url: string): Promise<void> {
    const driver = await this.#inTab();
    await driver.get(url);
  }
  protected async loadAgain(): Promise<void> {
    const driver = await this.#inTab();
    await driver.navigate().refresh();
  }
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bars });
    // On a busy machine, the driver may answer before the page has its new size.
    await this.waitForFunction((wanted) => innerWidth === wanted, width);
  }
  async waitForEvent(): Promise<EnginePage> {
    const findOther = async () => (await this.#driver.getAllWindowHandles()).find((tab) => tab !== this.#tab);
    await expect.poll(findOther).toBeDefined();
    return new WebkitPage(this.#driver, (await findOther()) ?? '', this.#complaints);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the driver, on a screen of its own, and returns its URL. A browser ends with its screen. */
async function startDriver(program: string): Promise<string> {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-noreset', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithProcess(() => screen.kill());
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: join(import.meta.dirname, 'webkit-settings'),
    // Without a graphics card, the frames of the compositor are late, or missing.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  endWithProcess(() => driver.kill());
  return `http://127.0.0.1:${port}`;
}

/** All visitors share this driver, which has one browser at a time. */
let driverOfAll: Promise<string> | undefined;

export async function newWebkitVisit(program: string, browser: string) {
  const url = await (driverOfAll ??= startDriver(program));
  const capabilities = {
    browserName: 'MiniBrowser',
    // The test asks the page itself whether it is loaded.
    pageLoadStrategy: 'none',
    // An automated browser keeps its profile in memory. Without a graphics card, it crashes in a view transition.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--features=-ViewTransitions'] },
  };
  const open = () => new Builder().usingServer(url).withCapabilities(capabilities).build();
  let driver = open();
  const isOpen = async () => {
    const isReady = await driver.then(Boolean, () => false);
    if (!isReady) driver = open();
    return isReady;
  };
  // The driver needs a moment to start, and sometimes gets no connection to its browser.
  await expect.poll(isOpen).toBe(true);
  const complaints: string[] = [];
  const page = new WebkitPage(driver, await driver.getWindowHandle(), complaints);
  await page.setViewportSize({ width: 1280, height: 720 });
  return { page, complaints, close: () => driver.quit() };
}
