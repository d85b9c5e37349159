import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as testingLibrary from '@testing-library/dom';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { EngineLocator, EnginePage } from './engine-page.ts';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    /** Returns the visible elements in document order. */
    findForTest?: (sought: Sought) => HTMLElement[];
    /** True in a document that a navigation will replace. */
    isLeftForTest?: boolean;
  }
}

/** A regular expression is sent to the page as source and flags, since only JSON can be sent. */
type SentWords = string | { source: string; flags: string };

/** Says what a test looks for in a page. */
export interface Sought {
  by: 'role' | 'label' | 'text' | 'selector';
  words: SentWords;
  name?: SentWords;
  pressed?: boolean;
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom');

/** Defines `findForTest` in a page. */
const FIND_SCRIPT = `${readFileSync(library.replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'), 'utf8')};
window.findForTest = ${String(findInPage)};`;

const sentWords = (words: string | RegExp): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

function findInPage({ by, words, name, pressed }: Sought): HTMLElement[] {
  const { TestingLibraryDom: library, document } = window;
  if (!library) return [];
  const read = (sent: SentWords) => (typeof sent === 'string' ? sent : new RegExp(sent.source, sent.flags));
  const plain = typeof words === 'string' ? words : '';
  // Hidden elements are removed afterwards, since the query would cost a style calculation for each element.
  const options = {
    hidden: true,
    ...(name && { name: read(name) }),
    ...(pressed !== undefined && { pressed }),
  };
  const queries = {
    role: () => library.queryAllByRole(document.body, plain, options),
    label: () => library.queryAllByLabelText(document.body, read(words)),
    text: () => library.queryAllByText(document.body, read(words), { ignore: 'script, style, textarea' }),
    selector: () => [...document.querySelectorAll<HTMLElement>(plain)],
  };
  // A visitor cannot reach elements below a dialog.
  return queries[by]().filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
  );
}

/** The methods that every driver has for an element. */
export interface DrivenElement {
  /** Rejects if another element would get the click. */
  click: () => Promise<unknown>;
  /** Replaces the text of the box. */
  fill: (text: string) => Promise<unknown>;
  /** Chooses a file in a file input. */
  attach: (path: string) => Promise<unknown>;
}

/** A tab of a browser that Playwright does not drive. Drivers implement the abstract methods. */
export abstract class DrivenPage implements EnginePage {
  abstract readonly keyboard: EnginePage['keyboard'];
  readonly evaluate = this.#evaluate.bind(this) as Page['evaluate'];
  readonly waitForFunction = this.#waitForFunction.bind(this) as unknown as Page['waitForFunction'];

  /** Calls the function with this source in the page. JSON carries its argument and its result. */
  protected abstract run(source: string, arg: unknown): Promise<unknown>;
  /** The first element that `findForTest` finds. */
  protected abstract firstOf(sought: Sought): Promise<DrivenElement>;
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
  goForward(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => history.forward()));
  }
  async waitForURL(url: string): Promise<void> {
    // A new document has the URL before it has content.
    await this.waitForFunction((wanted) => location.href === wanted && document.body !== null, url);
  }

  getByRole(
    role: string,
    { name, pressed }: { name?: string | RegExp; pressed?: boolean } = {},
  ): EngineLocator {
    return this.#locate({ by: 'role', words: role, name: name && sentWords(name), pressed });
  }
  getByLabel(label: string | RegExp): EngineLocator {
    return this.#locate({ by: 'label', words: sentWords(label) });
  }
  getByText(text: string | RegExp): EngineLocator {
    return this.#locate({ by: 'text', words: sentWords(text) });
  }
  locator(selector: string): EngineLocator {
    return this.#locate({ by: 'selector', words: selector });
  }

  /** Finds the first visible element. A string must be the whole name or text. */
  #locate(sought: Sought): EngineLocator {
    const count = async () => {
      const isFindable = await this.evaluate(() => window.findForTest !== undefined);
      if (!isFindable) await this.run(`() => { ${FIND_SCRIPT} }`, null);
      return this.evaluate((target) => window.findForTest?.(target).length ?? 0, sought);
    };
    /** Acts on the element. It repeats this while the element is missing, moves or is covered. */
    const act = async (what: string, action: (element: DrivenElement) => Promise<unknown>) => {
      const isDone = async () => {
        if ((await count()) === 0) return false;
        await action(await this.firstOf(sought));
        return true;
      };
      await expect.poll(isDone, { message: `${what} ${JSON.stringify(sought)}` }).toBe(true);
    };
    const locator: EngineLocator = {
      first: () => locator,
      filter: () => locator,
      click: () => act('click on', (element) => element.click()),
      fill: (text) => act('fill', (element) => element.fill(text)),
      setInputFiles: (path) => act('hand a file to', (element) => element.attach(path)),
      waitFor: async (options) => {
        const isThere = async () => (await count()) > 0;
        await expect.poll(isThere, { message: JSON.stringify(sought) }).toBe(options?.state !== 'hidden');
      },
      async selectOption({ label }) {
        await act('choose in', () => chooseOption(label));
      },
    };
    const chooseOption = (label: string) =>
      this.evaluate(
        ({ target, wanted }) => {
          const [select] = (window.findForTest?.(target) ?? []) as HTMLSelectElement[];
          const option = [...(select?.options ?? [])].find(({ label: words }) => words.trim() === wanted);
          if (!select || !option) throw new Error(`There is no option ${wanted}.`);
          select.value = option.value;
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        },
        { target: sought, wanted: label },
      );
    return locator;
  }
}
