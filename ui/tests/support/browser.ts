import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findChromium, findHeadlessChromium } from '../../../.tooling/chromium.ts';
import { newContext } from '../../../.tooling/new-context.ts';

let browser: Promise<Browser> | undefined;
let fullBrowser: Promise<Browser> | undefined;

/**
 * The browser of all journeys, which ends with their process: starting one for each file costs a second of processor time. What a test
 * does stays in its own context.
 */
export function openBrowser(): Promise<Browser> {
  browser ??= findHeadlessChromium().then((found) => chromium.launch(found));
  return browser;
}

/** As above, the program that people have: for the whole ways. */
export function openFullBrowser(): Promise<Browser> {
  fullBrowser ??= findChromium().then((found) => chromium.launch(found));
  return fullBrowser;
}

/** What went wrong in a page without a sign on the screen. */
export interface Watch {
  /** Errors and warnings of the console, uncaught exceptions, requests without an answer. */
  complaints: string[];
  /** Paths of the API that were asked for, in order. */
  apiRequests: string[];
}

/** What the browser itself reports although the journey asked for it: a status, and a visitor without a service worker. */
export const EXPECTED_COMPLAINT = /status of (401|404|409|412)|Service Worker registration blocked/;

/** Listens to everything that a page complains of. */
export function watch(page: Page): Watch {
  const complaints: string[] = [];
  const apiRequests: string[] = [];
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !EXPECTED_COMPLAINT.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left gives up what it was asking for.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    if (isData && pathname.startsWith('/api/')) apiRequests.push(pathname);
  });
  return { complaints, apiRequests };
}

/** Where a journey takes place. */
export interface Place {
  browser: Browser;
  /** Without a slash at the end. */
  address: string;
  /** A site's own service worker fetches much that a test would count, so that it is blocked unless a journey needs it. */
  serviceWorkers?: 'allow' | 'block';
}

/** Makes the visitor of a page one who comes for the first time, but for what the browser has read. */
export async function forgetVisitor(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/robots.txt`);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** A visitor with reduced motion, whose clipboard works. */
export async function newVisitor({
  browser,
  address,
  serviceWorkers = 'block',
}: Place): Promise<BrowserContext> {
  const context = await newContext(browser, {
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  return context;
}
