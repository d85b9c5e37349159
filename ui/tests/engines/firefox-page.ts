import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { PATIENCE_MS } from '../../../.tooling/new-context.ts';
import { EXPECTED_COMPLAINT } from '../support/browser.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { EnginePage, type Size, type VisitorFile } from './engine-page.ts';
import { sentTarget, type SentTarget, type Target } from './target.ts';

/**
 * What Firefox says of a request that ends with its page while the service worker answers it; no page that stays was seen to hear it. A worker's
 * own failures have other words, and a request that fails on a page that stays is a complaint of its own.
 */
const OF_A_LEFT_PAGE = /A ServiceWorker intercepted the request and encountered an unexpected error/;

/** A tab of Firefox, which puppeteer-core drives over WebDriver BiDi. */
class FirefoxPage extends EnginePage {
  readonly version: string;
  readonly complaints: string[] = [];
  readonly #page: Page;

  constructor(page: Page, version: string) {
    super();
    this.#page = page;
    this.version = version;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warn';
      if (!isBad || EXPECTED_COMPLAINT.test(message.text())) return;
      // Of an error it gives no words, so the place must tell.
      this.complaints.push(`${message.text()} at ${message.location().url ?? 'an unknown place'}`);
    });
    page.on('pageerror', (error) => {
      if (!OF_A_LEFT_PAGE.test(String(error))) this.complaints.push(String(error));
    });
    page.on('requestfailed', (request) => {
      // A page that is left gives up what it was asking for.
      const reason = request.failure()?.errorText ?? '';
      if (!/ABORTED/.test(reason)) this.complaints.push(`${request.method()} ${request.url()}: ${reason}`);
    });
  }

  protected async load(url: string): Promise<void> {
    const isPart = url.includes('#') && this.#page.url().split('#')[0] === url.split('#')[0];
    if (isPart) return void (await this.#page.goto(url));
    await this.nextDocument(() => this.#page.goto(url));
  }
  protected loadAgain(): Promise<void> {
    return this.nextDocument(() => this.#page.reload());
  }
  evaluate<Result, Arg = undefined>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    return this.#page.evaluate(run as (arg: unknown) => Result | Promise<Result>, arg);
  }
  async addScript(source: string): Promise<void> {
    await this.#page.evaluate(`(() => { ${source} })()`);
  }
  protected resize(size: Size): Promise<void> {
    return this.#page.setViewport(size);
  }
  clickAt(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }
  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key as KeyInput);
  }
  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }
  async attach(target: Target, files: VisitorFile[]): Promise<void> {
    await this.see(target);
    const handle = await this.#page.evaluateHandle(
      (sought: SentTarget) => window.findTarget?.(sought)[0],
      sentTarget(target),
    );
    await (handle as ElementHandle<HTMLInputElement>).uploadFile(...(await writeFiles(files)));
  }
  print(format: 'A4' | 'Letter'): Promise<Uint8Array> {
    return this.#page.pdf({ format });
  }
  async popup(act: () => Promise<void>): Promise<EnginePage> {
    const opened = new Promise<Page | null>((resolve) => this.#page.once('popup', resolve));
    await act();
    const page = await opened;
    if (!page) throw new Error('No window opened.');
    return new FirefoxPage(page, this.version);
  }
  close(): Promise<void> {
    return this.#page.browserContext().close();
  }
}

/** Files as a visitor has them on a disk; they go with the process. */
export async function writeFiles(files: VisitorFile[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-files-'));
  process.once('exit', () => void rm(folder, { recursive: true, force: true }));
  return Promise.all(
    files.map(async ({ name, content }) => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    }),
  );
}

/** The one browser of all visitors, which ends with the process. */
let firefoxOfAll: Promise<Browser> | undefined;

async function openFirefox(executablePath: string): Promise<Browser> {
  const opened = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Puppeteer ends it too late for a process that is told to end.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: {
      // Processes that wait for a next page cost more than they save here.
      'dom.ipc.processPrelaunch.enabled': false,
      'ui.prefersReducedMotion': 1,
    },
  });
  endWithProcess(() => opened.process()?.kill('SIGKILL'));
  return opened;
}

/** A visitor with a profile of their own. */
export async function newFirefoxVisitor(executablePath: string): Promise<EnginePage> {
  const firefox = await (firefoxOfAll ??= openFirefox(executablePath));
  const version = (await firefox.version()).replace('/', ' ');
  const context = await firefox.createBrowserContext();
  return new FirefoxPage(await context.newPage(), version.replace(/^firefox/i, 'Firefox'));
}
