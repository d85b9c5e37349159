import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { expect } from 'vitest';
import { findHeadlessChromium } from '../../../.tooling/chromium.ts';
import { newContext } from '../../../.tooling/browser-context.ts';
import { SITE } from './site.ts';

let browser: Promise<Browser> | undefined;

/**
 * All journeys share this browser, which ends with their process, since starting one for each file costs a
 * second of processor time. Each test has a separate context.
 */
export function openBrowser(): Promise<Browser> {
  browser ??= findHeadlessChromium().then((found) => chromium.launch(found));
  return browser;
}

/** The browser reports these, but the journey wants them: a status, a missing service worker. */
export const EXPECTED_COMPLAINT = /status of (401|404|409|412)|Service Worker registration blocked/;

/**
 * This list grows with the page's complaints: errors and warnings of the console, uncaught exceptions, and
 * requests without a response.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !EXPECTED_COMPLAINT.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left cancels its requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  return complaints;
}

/** A visitor of Chromium comes for the first time. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

/** The service worker fetches much that a test would count, so it is blocked unless a journey needs it. */
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

/** Every engine's page has these methods. */
type OpenPage = Pick<Page, 'waitForFunction'> & { goto(url: string): Promise<unknown> };

/** Opens a page of the shared site, or another URL, and waits until it reacts at once. */
export async function open(page: OpenPage, url: string): Promise<void> {
  await page.goto(new URL(url, SITE).href);
  await untilInteractive(page);
}

/** Waits until the page's scripts run, so that its loading loses no step of the history. */
export async function untilInteractive(page: OpenPage): Promise<void> {
  await page.waitForFunction(isInteractive);
}

/** Runs in the page, so it uses nothing of this module. */
function isInteractive(): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return window.earlyEvents === undefined && (loading?.loadEventEnd ?? 0) > 0;
}
