import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { expect } from 'vitest';
import { findChromium, newContext } from '../../../.scripts/browsers/chromium.ts';
import { SITE } from './site.ts';

let browser: Promise<Browser> | undefined;

/**
 * All journeys share this browser, which ends with their process, since starting one for each file costs a
 * second of processor time. Each test has a separate context.
 */
export function openBrowser(): Promise<Browser> {
  browser ??= findChromium().then((found) => chromium.launch(found));
  return browser;
}

/** Reports of the browser that journeys expect: a status, a missing service worker. */
export const EXPECTED_COMPLAINT = /status of (401|404|409|412)|Service Worker registration blocked/;

/**
 * Returns a list to which the page adds its complaints: errors and warnings of the console, uncaught
 * exceptions, and requests without a response.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !EXPECTED_COMPLAINT.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // The browser cancels the requests of a page that the visitor leaves.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  return complaints;
}

/** The first visit of a visitor with Chromium. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** Blocks the service worker unless a journey needs it, since its requests would disturb the tests. */
const USUAL: BrowserContextOptions = {
  reducedMotion: 'reduce',
  acceptDownloads: true,
  serviceWorkers: 'block',
};

/** Runs a journey as a new visitor. It fails if `complaints` are left at the end. */
export async function asVisitor(
  journey: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await newContext(await openBrowser(), { ...USUAL, ...options });
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await journey({ context, page, complaints });
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** The methods that the page of every engine has. */
type OpenPage = Pick<Page, 'waitForFunction'> & { goto(url: string): Promise<unknown> };

/** Opens a page of the shared site, or another URL, and waits until it reacts at once. */
export async function open(page: OpenPage, url: string): Promise<void> {
  await page.goto(new URL(url, SITE).href);
  await untilInteractive(page);
}

/** Waits until the page is hydrated, since it may miss a step in the history before. */
export async function untilInteractive(page: OpenPage): Promise<void> {
  await page.waitForFunction(isInteractive);
}

/** Runs in the page, so it uses nothing of this module. */
function isInteractive(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return window.earlyEvents === undefined && (loading?.loadEventEnd ?? 0) > 0;
}

const SCRIPTS = '**/assets/*.js';

/**
 * Delays the page's scripts, as a slow network does, until the returned function lets them in or drops them.
 */
export async function holdScripts(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let letIn = () => {};
  const wait = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(SCRIPTS, async (route) => {
    await wait;
    await route[end]();
  });
  return letIn;
}
