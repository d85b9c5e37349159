import type { CDPSession, Page, Request } from 'playwright';
import { PATIENCE_MS } from '../../../.tooling/new-context.ts';
import { newVisitor, type Place } from '../support/browser.ts';
import { holdScripts, stopHoldingScripts } from '../support/hold-scripts.ts';
import {
  actAtMoment,
  prepareVisitor,
  type Listed,
  type Moment,
  type Outcome,
  type Plan,
} from './early-crawl-visitor.ts';

/** One control on one page. */
export interface Spot {
  path: string;
  isPhone: boolean;
  control: Listed;
  /** What is used first, so that the control is visible. */
  opener: string | null;
}

const PHONE = { width: 375, height: 667 };
const DESKTOP = { width: 1280, height: 720 };
const LOOK_AGAIN_MS = 100;
/** Looks without a change, after which a page is taken to be at rest. */
const LOOKS_AT_REST = 4;
/** For a page that never rests, such as a countdown. */
const MAX_LOOKS = 30;
/** Only a loss waits for so long; a slower page so much longer. */
const LOOKS_FOR_SAME = 150;

/** A page in which one visitor follows the other. */
export class CrawlPage {
  loads = 0;
  /** Planned uses that came when the page lived already, since hydration and effects ran in one task. */
  tooLate = 0;
  /** Clicks that met something else, since the page moved, and were done again. */
  missed = 0;
  private readonly pending = new Set<Request>();
  private readonly page: Page;
  private readonly devTools: CDPSession;
  private readonly address: string;

  private readonly slowness: number;

  private constructor(page: Page, devTools: CDPSession, address: string, slowness: number) {
    this.page = page;
    this.devTools = devTools;
    this.address = address;
    this.slowness = slowness;
  }

  static async open(place: Place, slowness: number): Promise<CrawlPage> {
    const page = await (await newVisitor(place)).newPage();
    page.setDefaultTimeout(PATIENCE_MS * slowness);
    const devTools = await page.context().newCDPSession(page);
    const crawlPage = new CrawlPage(page, devTools, place.address, slowness);
    await page.addInitScript(prepareVisitor);
    await page.addInitScript(actAtMoment);
    page.on('request', (request) => crawlPage.pending.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => crawlPage.pending.delete(request));
    return crawlPage;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** The controls of the page as the server sends it, and those behind what opens without scripts, at both widths. */
  async list(path: string): Promise<Spot[]> {
    await this.visit(false);
    const letIn = await this.openHeld(path);
    const spots: Spot[] = [];
    for (const isPhone of [false, true]) {
      await this.page.setViewportSize(isPhone ? PHONE : DESKTOP);
      const listed = await this.page.evaluate(() =>
        window.crawl
          .list()
          .flatMap((control) => [
            { control, opener: null as string | null },
            ...(control.isOpener
              ? window.crawl
                  .listBehind(control.key)
                  .map((behind) => ({ control: behind, opener: control.key }))
              : []),
          ]),
      );
      spots.push(...listed.map((one) => ({ path, isPhone, ...one })));
    }
    letIn();
    await stopHoldingScripts(this.page);
    return spots;
  }

  /** What comes of a control that is used once the page lives. */
  async late({ path, isPhone, control, opener }: Spot, isThorough: boolean): Promise<Outcome> {
    await this.visit(isPhone);
    await this.goTo(path);
    await this.rest(LOOKS_AT_REST, MAX_LOOKS);
    for (const key of opener === null ? [control.key] : [opener, control.key]) await this.useByHand(key);
    // As long as an early use has, so that a lesson that plays by itself has come to its end in both.
    return isThorough
      ? this.rest(3 * LOOKS_AT_REST, LOOKS_FOR_SAME * this.slowness)
      : this.rest(LOOKS_AT_REST, MAX_LOOKS);
  }

  /** What comes of a control that is used early: as soon as it is `expected`, or what the page is like in the end. */
  async early(spot: Spot, moment: Moment, expected: Outcome): Promise<Outcome> {
    const used = await this.useEarly(spot, moment);
    await this.page.waitForFunction(() => window.earlyEvents === undefined).catch(() => undefined);
    await this.devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (used === 'late') this.tooLate += 1;
    else if (used !== 'early') return { used };
    let outcome: Outcome | null = null;
    let same = 0;
    // What is done twice is right for a moment only.
    for (let look = 0; look < LOOKS_FOR_SAME * this.slowness && same < 2; look += 1) {
      outcome = await this.look();
      same = outcome && differences(expected, outcome).length === 0 ? same + 1 : 0;
      await this.page.waitForTimeout(LOOK_AGAIN_MS);
    }
    return outcome ?? { used: 'a page that never lived' };
  }

  /** Returns `early`, `late` when the page lived already, or why it could not be used. */
  private async useEarly({ path, isPhone, control, opener }: Spot, moment: Moment): Promise<string> {
    const keys = opener === null ? [control.key] : [opener, control.key];
    await this.visit(isPhone, { keys, moment });
    // Whatever is early happens while the page begins to live; before and afterwards a slow processor would only cost time.
    await this.devTools.send('Emulation.setCPUThrottlingRate', { rate: this.slowness });
    if (moment !== 'before the scripts') {
      await this.goTo(path);
      const used = await this.page.waitForFunction(() => sessionStorage.getItem('used'), undefined, {
        polling: LOOK_AGAIN_MS,
      });
      return String(await used.jsonValue());
    }
    const letIn = await this.openHeld(path);
    for (const key of keys) await this.useByHand(key);
    letIn();
    await stopHoldingScripts(this.page);
    return 'early';
  }

  /** The page of a visitor who was never here. */
  private async visit(isPhone: boolean, plan?: Plan): Promise<void> {
    await this.page.setViewportSize(isPhone ? PHONE : DESKTOP);
    await this.page.goto(`${this.address}/robots.txt`);
    await this.devTools.send('Page.resetNavigationHistory');
    await this.page.evaluate((next) => {
      localStorage.clear();
      sessionStorage.clear();
      if (next) sessionStorage.setItem('plan', JSON.stringify(next));
    }, plan);
    this.pending.clear();
    this.loads += 1;
  }

  /** There is nothing to go back to. */
  private async goTo(path: string): Promise<void> {
    await this.page.evaluate((first) => location.replace(first), this.address + path);
    await this.page.waitForURL(this.address + path, { waitUntil: 'commit' }).catch(() => undefined);
  }

  /** Returns what lets its scripts in. */
  private async openHeld(path: string): Promise<() => void> {
    const letIn = await holdScripts(this.page);
    await this.goTo(path);
    await this.page.waitForLoadState('domcontentloaded');
    await this.page.getByRole('contentinfo').waitFor();
    return letIn;
  }

  /** By the mouse and the keyboard; what lies under something, and what opens outside the page, by the page itself. */
  private async useByHand(key: string): Promise<void> {
    const point = await this.restingPoint(key);
    if (point === null || key.startsWith('select ')) {
      await this.page.evaluate((one) => window.crawl.use(one), key);
      return;
    }
    await this.page.evaluate((one) => window.crawl.aimAt(one), key);
    await this.page.mouse.click(point.x, point.y);
    // The page may be gone by then, by this click.
    const met = await this.page.evaluate(() => window.crawl.endClick()).catch(() => null);
    if (met !== null) {
      this.missed += 1;
      return this.useByHand(key);
    }
    if (key.startsWith('input ') || key.startsWith('textarea ')) {
      const isTyped = await this.page
        .evaluate((one) => window.crawl.isTypedInto(one), key)
        .catch(() => false);
      if (!isTyped) return;
      await this.page.keyboard.press('End');
      await this.page.keyboard.type('syr');
    }
  }

  /** A page that still loads moves its controls, such as when its fonts come. */
  private async restingPoint(key: string): Promise<{ x: number; y: number } | null> {
    const look = () => this.page.evaluate((one) => window.crawl.pointOf(one), key);
    for (let point = await look(); ;) {
      await this.page.waitForTimeout(LOOK_AGAIN_MS);
      const next = await look();
      if (next?.x === point?.x && next?.y === point?.y) return next;
      point = next;
    }
  }

  /** Null while the page is on its way or does not live yet. */
  private async look(): Promise<Outcome | null> {
    const seen = this.page.evaluate(() =>
      window.earlyEvents === undefined && document.readyState === 'complete' ? window.crawl.outcome() : null,
    );
    const outcome = await seen.catch(() => null);
    return this.pending.size === 0 ? outcome : null;
  }

  /** The page once it lives, asks for nothing and changes no more. */
  private async rest(looksAtRest: number, maxLooks: number): Promise<Outcome> {
    let last: Outcome | null = null;
    let same = 0;
    let looks = 0;
    while (last === null || (same < looksAtRest && looks < maxLooks)) {
      await this.page.waitForTimeout(LOOK_AGAIN_MS);
      const outcome = await this.look();
      if (outcome) looks += 1;
      same = last && outcome && differences(last, outcome).length === 0 ? same + 1 : 0;
      last = outcome;
    }
    return last;
  }
}

/** The parts in which two outcomes differ. */
export function differences(one: Outcome, other: Outcome): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (part) => one[part] !== other[part],
  );
}
