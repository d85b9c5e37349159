import { EXPECTED_COMPLAINT } from '../support/browser.ts';
import { EnginePage, pause, type Size, type VisitorFile } from './engine-page.ts';
import { writeFiles } from './firefox-page.ts';
import { sentTarget, type SentTarget, type Target } from './target.ts';
import { startSession, type WebDriverSession } from './webdriver.ts';

declare global {
  interface Window {
    /** What went wrong since it was last asked for. */
    complaintsForTest?: string[];
  }
}

/** Private code points of the WebDriver's specification, for the keys that write nothing. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** What WebKit reports where a page that is scrolled for the visitor changes its height by that: it tells of it in the next frame, and nothing is lost. */
const OF_A_NEXT_FRAME = /ResizeObserver loop completed with undelivered notifications/;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LOOK_AGAIN_MS = 20;

/** In the page: its driver has no console, so the page notes its own errors, from the first command on that reaches it. */
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

/** What the tabs of one visitor share: WebDriver speaks to one of them at a time. */
interface Visit {
  session: WebDriverSession;
  current: string;
  complaints: string[];
}

/** A tab of WebKitGTK, Safari's engine, which its own W3C WebDriver drives. */
class WebkitPage extends EnginePage {
  readonly version: string;
  readonly complaints: string[];
  readonly #visit: Visit;
  readonly #handle: string;

  constructor(visit: Visit, handle: string) {
    super();
    this.#visit = visit;
    this.#handle = handle;
    this.version = `WebKitGTK ${visit.session.browserVersion}`;
    this.complaints = visit.complaints;
  }

  async #send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const { command } = this.#visit.session;
    if (this.#visit.current !== this.#handle) {
      await command('POST', '/window', { handle: this.#handle });
      this.#visit.current = this.#handle;
    }
    return command(method, path, body);
  }

  protected async load(url: string): Promise<void> {
    const before = (await this.#send('GET', '/url')) as string;
    const isSameDocument = url.includes('#') && before.split('#')[0] === url.split('#')[0];
    if (isSameDocument) return void (await this.#send('POST', '/url', { url }));
    await this.nextDocument(() => this.#send('POST', '/url', { url }));
  }
  protected loadAgain(): Promise<void> {
    return this.nextDocument(() => this.#send('POST', '/refresh', {}));
  }

  async evaluate<Result, Arg = undefined>(
    run: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ): Promise<Result> {
    const answer = (await this.#send('POST', '/execute/async', {
      script: `
        const [arg, done] = arguments;
        (${String(noteComplaints)})();
        const answer = (isDone, value) => done([isDone, JSON.stringify(value) ?? null, window.complaintsForTest.splice(0)]);
        (async () => (${String(run)})(arg))().then((value) => answer(true, value), (error) => answer(false, String(error)));`,
      args: [arg ?? null],
    })) as [isDone: boolean, json: string | null, complaints: string[]];
    const [isDone, json, complaints] = answer;
    this.complaints.push(
      ...complaints.filter((words) => !EXPECTED_COMPLAINT.test(words) && !OF_A_NEXT_FRAME.test(words)),
    );
    const value = json === null ? undefined : (JSON.parse(json) as unknown);
    if (!isDone) throw new Error(String(value));
    return value as Result;
  }
  async addScript(source: string): Promise<void> {
    await this.#send('POST', '/execute/sync', { script: source, args: [] });
  }

  protected async resize({ width, height }: Size): Promise<void> {
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.#send('POST', '/window/rect', { width, height: height + bars });
  }

  async #act(...sources: object[]): Promise<void> {
    await this.#send('POST', '/actions', { actions: sources });
  }
  clickAt(x: number, y: number): Promise<void> {
    return this.#act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }
  press(key: string): Promise<void> {
    const value = KEYS[key] ?? key;
    return this.#keys([
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
  }
  type(text: string): Promise<void> {
    return this.#keys(
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }
  #keys(actions: object[]): Promise<void> {
    return this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async attach(target: Target, files: VisitorFile[]): Promise<void> {
    await this.see(target);
    const found = (await this.#send('POST', '/execute/sync', {
      script: 'return window.findTarget(arguments[0])[0];',
      args: [sentTarget(target) satisfies SentTarget],
    })) as Record<string, string>;
    const paths = await writeFiles(files);
    await this.#send('POST', `/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
  }
  print(): Promise<null> {
    return Promise.resolve(null);
  }
  async popup(act: () => Promise<void>): Promise<EnginePage> {
    const handles = async () => (await this.#send('GET', '/window/handles')) as string[];
    const before = await handles();
    await act();
    for (;;) {
      const opened = (await handles()).find((handle) => !before.includes(handle));
      if (opened !== undefined) return new WebkitPage(this.#visit, opened);
      await pause(LOOK_AGAIN_MS);
    }
  }
  close(): Promise<void> {
    return this.#visit.session.end();
  }
}

/** A visitor with a profile of their own. */
export async function newWebkitVisitor(driver: string, browser: string): Promise<EnginePage> {
  const session = await startSession(driver, browser);
  const handle = (await session.command('GET', '/window')) as string;
  const page = new WebkitPage({ session, current: handle, complaints: [] }, handle);
  await page.setSize({ width: 1280, height: 720 });
  return page;
}
