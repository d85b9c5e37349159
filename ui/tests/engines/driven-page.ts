import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { EngineLocator, EnginePage } from './engine-page.ts';

declare global {
  interface Window {
    /** True in a document that a navigation will replace. */
    isLeftForTest?: boolean;
  }
}

/** Defines Testing Library in a page, as `TestingLibraryDom`. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Writes the words as the page's script has them. */
const literal = (words: string | RegExp) =>
  typeof words === 'string' ? JSON.stringify(words) : String(words);

/** Runs in the page. A visitor cannot reach hidden elements, or those below a dialog. */
function isInSight(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
}

/** The methods that every driver has for an element. */
export interface DrivenElement {
  /** Rejects if another element would get the click. */
  click: () => Promise<unknown>;
  /** Replaces the text of the box. */
  fill: (text: string) => Promise<unknown>;
  /** Chooses the option with this label in a select. */
  choose: (label: string) => Promise<unknown>;
  /** Chooses a file in a file input. */
  attach: (path: string) => Promise<unknown>;
}

/** A tab of a browser that Playwright does not drive. Drivers implement the abstract methods. */
export abstract class DrivenPage implements EnginePage {
  abstract readonly keyboard: EnginePage['keyboard'];
  readonly evaluate = this.#evaluate.bind(this) as Page['evaluate'];
  readonly waitForFunction = this.#waitForFunction.bind(this) as unknown as Page['waitForFunction'];

  /** Calls the function with this source in the page. Its argument and its result are JSON. */
  protected abstract run(source: string, arg?: unknown): Promise<unknown>;
  /** The first of the elements that this expression finds in the page. */
  protected abstract first(elements: string): Promise<DrivenElement>;
  protected abstract load(url: string): Promise<unknown>;
  protected abstract loadAgain(): Promise<unknown>;
  abstract setViewportSize(size: { width: number; height: number }): Promise<void>;
  abstract waitForEvent(event: 'popup'): Promise<EnginePage>;

  #evaluate(run: unknown, arg?: unknown): Promise<unknown> {
    return this.run(String(run), arg);
  }
  /** Waits for a condition, also while another document is loaded. */
  async #waitForFunction(run: unknown, arg?: unknown): Promise<void> {
    await expect.poll(() => this.#evaluate(run, arg), { message: String(run) }).toBeTruthy();
  }

  /** Waits for the document itself, since drivers may report the end of a navigation too early. */
  async #nextDocument(load: () => Promise<unknown>): Promise<void> {
    await this.evaluate(() => void (window.isLeftForTest = true));
    await load();
    await this.waitForFunction(() => !window.isLeftForTest && document.readyState === 'complete');
  }
  goto(url: string): Promise<void> {
    return this.#nextDocument(() => this.load(url));
  }
  reload(): Promise<void> {
    return this.#nextDocument(() => this.loadAgain());
  }
  /** Uses the page's own history, so that the browser decides whether it loads a document. */
  goBack(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.back()));
  }
  async waitForURL(url: string): Promise<void> {
    // A new document has the URL before it has content.
    await this.waitForFunction((wanted) => location.href === wanted && document.body !== null, url);
  }

  // Hidden elements are removed afterwards, since the query would cost a style calculation for each element.
  getByRole(role: string, { name }: { name?: string | RegExp } = {}): EngineLocator {
    const options = name === undefined ? '' : `, name: ${literal(name)}`;
    return this.#locate(
      `TestingLibraryDom.queryAllByRole(document.body, ${literal(role)}, { hidden: true${options} })`,
    );
  }
  getByLabel(label: string | RegExp): EngineLocator {
    return this.#locate(`TestingLibraryDom.queryAllByLabelText(document.body, ${literal(label)})`);
  }
  getByText(text: string | RegExp): EngineLocator {
    const ignore = "{ ignore: 'script, style, textarea' }";
    return this.#locate(`TestingLibraryDom.queryAllByText(document.body, ${literal(text)}, ${ignore})`);
  }
  locator(selector: string): EngineLocator {
    return this.#locate(`[...document.querySelectorAll(${literal(selector)})]`);
  }

  /** Locates the first visible element that an expression finds. A string must be the whole name or text. */
  #locate(query: string): EngineLocator {
    const elements = `${query}.filter(${String(isInSight)})`;
    const isThere = async () => {
      if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.run(`() => { ${LIBRARY} }`);
      return this.run(`() => ${elements}.length > 0`);
    };
    /** Acts on the element. It repeats this while the element is missing, moves or is covered. */
    const act = async (what: string, action: (element: DrivenElement) => Promise<unknown>) => {
      const isDone = async () => {
        if (!(await isThere())) return false;
        await action(await this.first(elements));
        return true;
      };
      await expect.poll(isDone, { message: `${what} ${query}` }).toBe(true);
    };
    const locator: EngineLocator = {
      first: () => locator,
      filter: () => locator,
      click: () => act('click on', (element) => element.click()),
      fill: (text) => act('fill', (element) => element.fill(text)),
      selectOption: ({ label }) => act('choose in', (element) => element.choose(label)),
      setInputFiles: (path) => act('hand a file to', (element) => element.attach(path)),
      waitFor: (options) => expect.poll(isThere, { message: query }).toBe(options?.state !== 'hidden'),
    };
    return locator;
  }
}
