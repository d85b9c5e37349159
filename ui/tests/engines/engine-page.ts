import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PATIENCE_MS } from '../../../.tooling/new-context.ts';
import { describeTarget, installFindTarget, sentTarget, type SentTarget, type Target } from './target.ts';
import { isAlive } from '../support/browser.ts';
import { prepareClick } from './prepare-click.ts';

declare global {
  interface Window {
    /** Stands in a document that is about to be left. */
    isLeftForTest?: boolean;
  }
}

/** A file that a visitor hands to the site. */
export interface VisitorFile {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface Size {
  width: number;
  height: number;
}

/** A look at a page of many controls takes as long. */
const LOOK_AGAIN_MS = 100;
const LIBRARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/**
 * A tab of a visitor, in one of the engines. What a driver has to offer is abstract here; what all engines do alike, such as finding
 * something by its role and name, is done in the page.
 */
export abstract class EnginePage {
  /** Of the browser, such as "Firefox 153.0". */
  abstract readonly version: string;
  /** Errors and warnings of the console, uncaught exceptions, unhandled rejections, requests without an answer. */
  abstract readonly complaints: string[];

  /** Each of these waits until another document is there. */
  protected abstract load(url: string): Promise<void>;
  protected abstract loadAgain(): Promise<void>;
  /** Runs a function in the page, which sees its argument alone, and awaits its result. Both travel as JSON. */
  abstract evaluate<Result, Arg = undefined>(
    run: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result>;
  /** Runs a script in the page. */
  abstract addScript(source: string): Promise<void>;
  protected abstract resize(size: Size): Promise<void>;
  /** Real input at a place of the window. */
  abstract clickAt(x: number, y: number): Promise<void>;
  /** Presses one key, named as `KeyboardEvent.key` names it. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract attach(target: Target, files: VisitorFile[]): Promise<void>;
  /** What Ctrl+P prints on sheets of this format, as a PDF; null where the driver has no such command. */
  abstract print(format: 'A4' | 'Letter'): Promise<Uint8Array | null>;
  /** The tab or window that opens while `act` runs. */
  abstract popup(act: () => Promise<void>): Promise<EnginePage>;
  /** Ends the visit, with all its tabs and its storage. */
  abstract close(): Promise<void>;

  async goto(url: string): Promise<void> {
    await this.load(url);
    await this.lives();
  }

  async reload(): Promise<void> {
    await this.loadAgain();
    await this.lives();
  }

  /** By the page's own button or gesture: the browser alone decides how, and whether a document is loaded. */
  step(by: 1 | -1): Promise<void> {
    return this.evaluate((delta) => void setTimeout(() => history.go(delta)), by);
  }

  /** Waits until the page does at once what it is told: its scripts run, and a step of the history is not lost to its loading. */
  async lives(): Promise<void> {
    await this.waitFor('a living page', isAlive);
  }

  async isAt(url: string): Promise<void> {
    await this.waitFor(`the address ${url}`, (wanted) => location.href === wanted, url);
  }

  /** Waits until the function answers with something true, also over the loading of another document, and returns that. */
  async waitFor<Result, Arg = undefined>(
    what: string,
    run: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<NonNullable<Result>> {
    return this.#patiently(what, async () => {
      const answer = await this.evaluate(run, arg);
      // A document that only begins has the address already, and nothing that the next step could look at.
      return answer && (await this.evaluate(() => document.body !== null)) ? answer : undefined;
    });
  }

  /** Gives the window a size. A driver may answer before the page knows of it, on a busy machine. */
  async setSize(size: Size): Promise<void> {
    await this.resize(size);
    await this.waitFor(
      `a window of ${size.width} × ${size.height} px`,
      ({ width, height }) => innerWidth === width && innerHeight === height,
      size,
    );
  }

  /** Loads another document. Drivers take a navigation that came to nothing, and now and then a late word of the document before, for its end. */
  protected async nextDocument(load: () => Promise<unknown>): Promise<void> {
    await this.evaluate(() => void (window.isLeftForTest = true));
    await load();
    await this.waitFor(
      'the next document',
      () => !window.isLeftForTest && document.readyState === 'complete',
    );
  }

  async #patiently<Result>(what: string, ask: () => Promise<Result>): Promise<NonNullable<Result>> {
    const deadline = Date.now() + PATIENCE_MS;
    let last: unknown;
    for (;;) {
      try {
        const answer = await ask();
        if (answer) return answer;
        last = answer;
      } catch (error) {
        // The document may be on its way out.
        last = error;
      }
      if (Date.now() > deadline) {
        const place = await this.#describePlace();
        throw new Error(`${this.version} waited for ${what}, and got ${String(last)}. ${place}`);
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  async #describePlace(): Promise<string> {
    try {
      const words = await this.evaluate(
        () => `It is at ${location.href}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 400)}`,
      );
      return [words, ...this.complaints].join('\n');
    } catch (error) {
      return `It does not answer: ${String(error)}`;
    }
  }

  /** As `evaluate`, for functions that use `window.findTarget`. */
  async #ask<Result, Arg>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result> {
    if (!(await this.evaluate(() => window.findTarget !== undefined))) {
      // In one go, so that both come into the same document.
      await this.addScript(`${LIBRARY};(${String(installFindTarget)})();`);
    }
    return this.evaluate(run, arg);
  }

  /** Waits until something can be seen. */
  async see(target: Target): Promise<void> {
    await this.#patiently(describeTarget(target), () => this.count(target));
  }

  /** Waits until there is nothing such to be seen, or no longer. */
  async miss(target: Target): Promise<void> {
    await this.#patiently(`no ${describeTarget(target)}`, async () => (await this.count(target)) === 0);
  }

  /** How many can be seen now. */
  count(target: Target): Promise<number> {
    return this.#ask((sought: SentTarget) => window.findTarget?.(sought).length ?? 0, sentTarget(target));
  }

  /** Waits until the focus is on it. */
  async focused(target: Target): Promise<void> {
    const sought = sentTarget(target);
    await this.#patiently(`the focus on ${describeTarget(target)}`, () =>
      this.#ask((one: SentTarget) => window.findTarget?.(one)[0] === document.activeElement, sought),
    );
  }

  /** Waits until an attribute has this value; null when it is not there. */
  async has(target: Target, attribute: string, value: string | null): Promise<void> {
    const sought = { one: sentTarget(target), attribute, value };
    await this.#patiently(`${attribute}=${String(value)} of ${describeTarget(target)}`, () =>
      this.#ask(({ one, attribute: key, value: wanted }: typeof sought) => {
        const [found] = window.findTarget?.(one) ?? [];
        return found !== undefined && found.getAttribute(key) === wanted;
      }, sought),
    );
  }

  /** The value of a box, once it can be seen. */
  async valueOf(target: Target): Promise<string> {
    await this.see(target);
    return this.#ask(
      (one: SentTarget) => (window.findTarget?.(one)[0] as HTMLInputElement).value,
      sentTarget(target),
    );
  }

  /**
   * Clicks on it, once it can be seen, rests and is covered by nothing. A click that something else would get is tried again.
   */
  async click(target: Target): Promise<void> {
    const sought = sentTarget(target);
    await this.#patiently(`${describeTarget(target)}, to click on`, async () => {
      const place = await this.#ask(prepareClick, sought);
      if (typeof place === 'string') throw new Error(place);
      await this.clickAt(place.x, place.y);
      // The page may be gone by then, by this click.
      return this.evaluate(() => window.endClickForTest?.() ?? true).catch(() => true);
    });
  }

  /** Puts a text in the place of what is in a box. */
  async fill(target: Target, text: string): Promise<void> {
    await this.see(target);
    await this.#ask(
      ({ one, text: wanted }: { one: SentTarget; text: string }) => {
        const box = window.findTarget?.(one)[0] as HTMLInputElement;
        box.focus();
        if (/^(?:date|time|datetime-local|number|range)$/.test(box.type)) {
          // As a date picker does, past the listeners of React for the property.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, wanted);
          box.dispatchEvent(new Event('input', { bubbles: true }));
          box.dispatchEvent(new Event('change', { bubbles: true }));
          return;
        }
        box.select();
        if (wanted === '') document.execCommand('delete');
        else document.execCommand('insertText', false, wanted);
      },
      { one: sentTarget(target), text },
    );
  }

  /** Chooses an option of a select by its text, once it is there. */
  async choose(target: Target, option: string): Promise<void> {
    await this.#patiently(`the option ${option} of ${describeTarget(target)}`, () =>
      this.#ask(
        ({ one, option: wanted }: { one: SentTarget; option: string }) => {
          const select = window.findTarget?.(one)[0] as HTMLSelectElement | undefined;
          const found = [...(select?.options ?? [])].find(({ label }) => label.trim() === wanted);
          if (!select || !found) return false;
          select.focus();
          select.value = found.value;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        },
        { one: sentTarget(target), option },
      ),
    );
  }
}
