import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PATIENCE_MS } from '../../../.tooling/new-context.ts';
import { describeTarget, installFindTarget, sentTarget, type SentTarget, type Target } from './target.ts';

import type { EngineName } from '../../../.tooling/engines.ts';

/** A file that a visitor hands to the site. */
export interface VisitorFile {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface VisitorOptions {
  /** As a browser's settings have it, where no site may store anything. */
  refusesStorage?: boolean;
  /** Others want little motion, which gives the pages less to wait for. */
  wantsMotion?: boolean;
  /** Of Chromium the program that people have; without windows the same engine takes two thirds of the processor time. */
  wantsWindows?: boolean;
}

export interface Size {
  width: number;
  height: number;
}

/** In px from the window's upper left corner. */
export interface Place {
  x: number;
  y: number;
}

export type Pointer = 'mouse' | 'touch';
export type Places = [first: Place, ...others: Place[]];

interface Mouse {
  move: (x: number, y: number) => Promise<void>;
  down: () => Promise<void>;
  up: () => Promise<void>;
}

/** With the mouse of Playwright or of Puppeteer. */
export async function dragMouse(mouse: Mouse, [start, ...others]: Places): Promise<void> {
  await mouse.move(start.x, start.y);
  await mouse.down();
  for (const { x, y } of others) await mouse.move(x, y);
  await mouse.up();
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
  abstract readonly engine: EngineName;
  /** Of the browser, such as "Firefox 153.0". */
  abstract readonly version: string;
  /** Errors and warnings of the console, uncaught exceptions, unhandled rejections, requests without an answer. */
  abstract readonly complaints: string[];
  /** What `click` uses. */
  pointer: Pointer = 'mouse';

  /** Each of these waits until the document is loaded. */
  abstract goto(url: string): Promise<void>;
  abstract reload(): Promise<void>;
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;
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
  /** Puts the mouse or a finger down at the first of the places, moves over the others, and lets go at the last. */
  protected abstract dragOver(places: Places, by: Pointer): Promise<void>;
  /** Scrolls by turning the wheel over the middle of the window. */
  abstract wheel(deltaY: number): Promise<void>;
  /** Presses one key, named as `KeyboardEvent.key` names it; `Control+k` holds another one down. */
  abstract press(key: string): Promise<void>;
  abstract type(text: string): Promise<void>;
  abstract attach(target: Target, files: VisitorFile[]): Promise<void>;
  /** What Ctrl+P prints on sheets of this format, as a PDF; null where the driver has no such command. */
  abstract print(format: 'A4' | 'Letter'): Promise<Uint8Array | null>;
  /** A PNG of the window. */
  abstract screenshot(): Promise<Uint8Array>;
  /** Another tab of the same visitor. */
  abstract newTab(): Promise<EnginePage>;
  /** The tab or window that opens while `act` runs. */
  abstract popup(act: () => Promise<void>): Promise<EnginePage>;
  abstract closeTab(): Promise<void>;
  /** Ends the visit, with all its tabs and its storage. */
  abstract close(): Promise<void>;

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

  /** How far below the upper edge of the window it stands, once it can be seen. */
  async topOf(target: Target): Promise<number> {
    await this.see(target);
    return this.#ask(
      (one: SentTarget) => window.findTarget?.(one)[0]?.getBoundingClientRect().top ?? 0,
      sentTarget(target),
    );
  }

  /** Brings it into the middle of the window. */
  async center(target: Target): Promise<void> {
    await this.see(target);
    await this.#ask(
      (one: SentTarget) =>
        window.findTarget?.(one)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      sentTarget(target),
    );
  }

  /**
   * Clicks on it, once it can be seen, rests and is covered by nothing. A click that something else would get is tried again, as is a tap
   * that a busy machine made a long press.
   */
  async click(target: Target): Promise<void> {
    const sought = sentTarget(target);
    await this.#patiently(`${describeTarget(target)}, to click on`, async () => {
      const place = await this.#ask(prepareClick, sought);
      if (typeof place === 'string') throw new Error(place);
      if (this.pointer === 'touch') await this.dragOver([place], 'touch');
      else await this.clickAt(place.x, place.y);
      // The page may be gone by then, by this click.
      return this.evaluate(() => window.endClickForTest?.() ?? true).catch(() => true);
    });
  }

  /** Drags one thing onto another, once both can be seen. */
  async drag(from: Target, to: Target, by: Pointer): Promise<void> {
    await this.center(from);
    await this.see(to);
    const [start, end] = await this.#ask(placesOf, [sentTarget(from), sentTarget(to)]);
    await this.dragOver([start, end], by);
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

declare global {
  interface Window {
    /** Stands in a document that is about to be left. */
    isLeftForTest?: boolean;
    /** Answers whether the last click met its target, as a click. */
    endClickForTest?: () => Promise<boolean>;
  }
}

/** In the page: the middle of each. */
function placesOf(targets: [SentTarget, SentTarget]): [Place, Place] {
  const place = (target: SentTarget) => {
    const rectangle = window.findTarget?.(target)[0]?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: Math.round(rectangle.x + rectangle.width / 2),
      y: Math.round(rectangle.y + rectangle.height / 2),
    };
  };
  return [place(targets[0]), place(targets[1])];
}

/**
 * In the page: brings a target into view and gives the place to click on, or why it cannot be clicked on yet. Until `endClickForTest`, what a
 * hand does reaches nothing else: something may have come in between meanwhile.
 */
async function prepareClick(target: SentTarget): Promise<{ x: number; y: number } | string> {
  const [found] = window.findTarget?.(target) ?? [];
  if (!found) return 'it is not there';
  // A radio button lies under its label, which is what a hand meets.
  const isTicked = found instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(found.type);
  const element = (isTicked ? found.labels?.[0] : null) ?? found;
  const placeOf = () => {
    // The first line of a link that is broken over two.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isIn = (node: EventTarget | null) =>
    node === found || (node instanceof Node && (element.contains(node) || node === element));
  const { x, y } = placeOf();
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = placeOf();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const place = placeOf();
  if (before.x !== place.x || before.y !== place.y) return 'it moves';
  if (found.matches(':disabled')) return 'it is disabled';
  const hit = document.elementFromPoint(place.x, place.y);
  if (!isIn(hit)) {
    // What is under the fixed head, or at the edge, comes into the middle.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return `it is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  }
  const end = new AbortController();
  let isMet = true;
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const guard = (event: Event) => {
      if (!event.isTrusted || isIn(event.target)) return;
      isMet = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener(type, guard, { capture: true, signal: end.signal });
  }
  let [pressedAt, heldMs, isClicked] = [0, 0, false];
  const note = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: end.signal });
  note('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp));
  note('pointerup', ({ timeStamp }) => (heldMs = timeStamp - pressedAt));
  note('click', () => (isClicked = true));
  window.endClickForTest = async () => {
    // Firefox takes a finger that lay for 0.4 s for no click; in others a late click may still be on its way.
    const mayBeLong = heldMs > 200;
    if (mayBeLong && !isClicked) await new Promise((resolve) => setTimeout(resolve, 300));
    end.abort();
    return isMet && (isClicked || !mayBeLong);
  };
  return place;
}
