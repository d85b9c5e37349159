import type { BrowserContext, Page } from 'playwright';
import { newContext } from '../../../.tooling/new-context.ts';
import { complaintsOf, openBrowser } from '../support/browser.ts';
import { EnginePage, type Size, type VisitorFile } from './engine-page.ts';
import { sentTarget, type SentTarget, type Target } from './target.ts';

/** A tab of Chromium, which Playwright drives. */
class ChromiumPage extends EnginePage {
  readonly version: string;
  readonly complaints: string[];
  readonly #context: BrowserContext;
  readonly #page: Page;

  constructor(context: BrowserContext, page: Page) {
    super();
    this.#context = context;
    this.#page = page;
    this.version = `Chromium ${context.browser()?.version() ?? ''}`;
    this.complaints = complaintsOf(page);
  }

  protected async load(url: string): Promise<void> {
    await this.#page.goto(url);
  }
  protected async loadAgain(): Promise<void> {
    await this.#page.reload();
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
  async popup(act: () => Promise<void>): Promise<EnginePage> {
    const [opened] = await Promise.all([this.#context.waitForEvent('page'), act()]);
    return new ChromiumPage(this.#context, opened);
  }
  close(): Promise<void> {
    return this.#context.close();
  }
}

/** A visitor with a profile of their own. */
export async function newChromiumVisitor(): Promise<EnginePage> {
  const context = await newContext(await openBrowser(), { reducedMotion: 'reduce', acceptDownloads: true });
  // As in windows, where a click allows it; some builds without windows, such as the npm package's, ask nobody and refuse.
  await context.grantPermissions(['clipboard-write']);
  return new ChromiumPage(context, await context.newPage());
}
