import { expect } from 'vitest';
import { EXPECTED_COMPLAINT } from '../support/browser.ts';
import { DrivenPage, type DrivenElement, type Sought } from './driven-page.ts';
import type { EnginePage } from './engine-page.ts';
import { startWebkit, type Command } from './webkit-session.ts';

declare global {
  interface Window {
    /** The errors that the test has not read yet. */
    complaintsForTest?: string[];
  }
}

/** The private code points that WebDriver uses for keys without a character. */
const KEYS: Record<string, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' };
/** WebDriver's name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** WebKit reports this when scrolling changes the height of a page. Nothing is lost. */
const OF_A_NEXT_FRAME = /ResizeObserver loop completed with undelivered notifications/;

/** Runs in the page. WebDriver reports no errors, so the page collects them, from the first command on. */
function noteComplaints(): void {
  if (window.complaintsForTest) return;
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
}

/** The tabs of one visitor share this, since WebDriver speaks to one of them at a time. */
interface WebkitVisit {
  command: Command;
  handles: string[];
  current: string;
  complaints: string[];
}

/** Drives a tab of WebKitGTK, Safari's engine, by its W3C WebDriver. */
class WebkitPage extends DrivenPage {
  readonly #visit: WebkitVisit;
  readonly #handle: string;
  readonly keyboard = {
    press: (key: string) => this.#type([KEYS[key] ?? key]),
    type: (text: string) => this.#type([...text]),
  };

  constructor(visit: WebkitVisit, handle: string) {
    super();
    this.#visit = visit;
    this.#handle = handle;
  }

  async #send(...command: Parameters<Command>): Promise<unknown> {
    const visit = this.#visit;
    if (visit.current !== this.#handle) {
      await visit.command('POST', '/window', { handle: this.#handle });
      visit.current = this.#handle;
    }
    return visit.command(...command);
  }
  async #type(keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  protected async run(source: string, arg: unknown): Promise<unknown> {
    const response = (await this.#send('POST', '/execute/async', {
      script: `
        const [arg, done] = arguments;
        (${String(noteComplaints)})();
        const finish = (isDone, value) => done([isDone, JSON.stringify(value) ?? null, window.complaintsForTest.splice(0)]);
        (async () => (${source})(arg))().then((value) => finish(true, value), (error) => finish(false, String(error)));`,
      args: [arg ?? null],
    })) as [isDone: boolean, json: string | null, complaints: string[]];
    const [isDone, json, complaints] = response;
    this.#visit.complaints.push(
      ...complaints.filter((words) => !EXPECTED_COMPLAINT.test(words) && !OF_A_NEXT_FRAME.test(words)),
    );
    const value = json === null ? undefined : (JSON.parse(json) as unknown);
    if (!isDone) throw new Error(String(value));
    return value;
  }
  protected async firstOf(sought: Sought): Promise<DrivenElement> {
    const found = (await this.#send('POST', '/execute/sync', {
      script: 'return window.findForTest(arguments[0])[0];',
      args: [sought],
    })) as Record<string, string>;
    const act = (action: string, body: object) =>
      this.#send('POST', `/element/${found[ELEMENT]}/${action}`, body);
    return {
      click: () => act('click', {}),
      fill: async (text) => {
        await act('clear', {});
        await act('value', { text });
      },
      attach: (path) => act('value', { text: path }),
    };
  }
  protected load(url: string): Promise<unknown> {
    return this.#send('POST', '/url', { url });
  }
  protected loadAgain(): Promise<unknown> {
    return this.#send('POST', '/refresh', {});
  }
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.#send('POST', '/window/rect', { width, height: height + bars });
    // On a busy machine, the driver may answer before the page has its new size.
    await this.waitForFunction((wanted) => innerWidth === wanted, width);
  }
  async waitForEvent(): Promise<EnginePage> {
    const { handles } = this.#visit;
    const opened = async () =>
      ((await this.#send('GET', '/window/handles')) as string[]).find((handle) => !handles.includes(handle));
    await expect.poll(opened).toBeDefined();
    const handle = (await opened()) ?? '';
    handles.push(handle);
    return new WebkitPage(this.#visit, handle);
  }
}

export async function newWebkitVisit(driver: string, browser: string) {
  const { command, end } = await startWebkit(driver, browser);
  const handle = (await command('GET', '/window')) as string;
  const complaints: string[] = [];
  const page = new WebkitPage({ command, handles: [handle], current: handle, complaints }, handle);
  await page.setViewportSize({ width: 1280, height: 720 });
  return { page, complaints, close: end };
}
