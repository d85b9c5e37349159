import type { BrowserContext, Page } from 'playwright';
import { newContext } from '../../../.tooling/new-context.ts';
import { openBrowser, openFullBrowser, watch } from '../support/browser.ts';
import {
  dragMouse,
  EnginePage,
  type Places,
  type Pointer,
  type Size,
  type VisitorFile,
  type VisitorOptions,
} from './engine-page.ts';
import { sentTarget, type SentTarget, type Target } from './target.ts';

/** A tab of Chromium, which Playwright drives. */
class ChromiumPage extends EnginePage {
  readonly engine = 'chromium';
  readonly version: string;
  readonly complaints: string[];
  readonly #context: BrowserContext;
  readonly #page: Page;

  constructor(context: BrowserContext, page: Page) {
    super();
    this.#context = context;
    this.#page = page;
    this.version = `Chromium ${context.browser()?.version() ?? ''}`;
    this.complaints = watch(page).complaints;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url);
  }
  async reload(): Promise<void> {
    await this.#page.reload();
  }
  async back(): Promise<void> {
    await this.#page.goBack();
  }
  async forward(): Promise<void> {
    await this.#page.goForward();
  }
  evaluate<Result, Arg = undefined>(run: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
    return this.#page.evaluate(run as (arg: unknown) => Result | Promise<Result>, arg);
  }
  async addScript(source: string): Promise<void> {
    await this.#page.evaluate(`(() => { ${source} })()`);
  }
  protected resize(size: Size): Promise<void> {
    return this.#page.setViewportSize(size);
  }
  clickAt(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }
  protected dragOver(places: Places, by: Pointer): Promise<void> {
    return by === 'touch' ? this.#touch(places) : dragMouse(this.#page.mouse, places);
  }
  /** Playwright can only tap. */
  async #touch(places: Places): Promise<void> {
    const session = await this.#context.newCDPSession(this.#page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    for (const [at, place] of places.entries())
      await session.send('Input.dispatchTouchEvent', {
        type: at === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [place],
      });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }
  async wheel(deltaY: number): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    await this.#page.mouse.move(width / 2, height / 2);
    await this.#page.mouse.wheel(0, deltaY);
  }
  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
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
    const sent = files.map(({ name, type, content }) => ({
      name,
      mimeType: type,
      buffer: Buffer.from(content),
    }));
    await handle.asElement()?.setInputFiles(sent);
  }
  print(format: 'A4' | 'Letter'): Promise<Uint8Array> {
    return this.#page.pdf({ format });
  }
  screenshot(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }
  async newTab(): Promise<EnginePage> {
    return new ChromiumPage(this.#context, await this.#context.newPage());
  }
  async popup(act: () => Promise<void>): Promise<EnginePage> {
    const [opened] = await Promise.all([this.#context.waitForEvent('page'), act()]);
    return new ChromiumPage(this.#context, opened);
  }
  closeTab(): Promise<void> {
    return this.#page.close();
  }
  close(): Promise<void> {
    return this.#context.close();
  }
}

/** In the page, before its scripts: as Chromium does where a visitor allows no site to store anything. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, name, { get });
  }
}

/** A visitor with a profile of their own. */
export async function newChromiumVisitor({
  refusesStorage = false,
  wantsMotion = false,
  wantsWindows = false,
}: VisitorOptions): Promise<EnginePage> {
  const reducedMotion = wantsMotion ? 'no-preference' : 'reduce';
  const browser = await (wantsWindows ? openFullBrowser() : openBrowser());
  const context = await newContext(browser, { reducedMotion, acceptDownloads: true });
  // As in windows, where a click allows it; some builds without windows, such as the npm package's, ask nobody and refuse.
  await context.grantPermissions(['clipboard-write']);
  if (refusesStorage) await context.addInitScript(refuseStorage);
  return new ChromiumPage(context, await context.newPage());
}
