import { describe, expect } from 'vitest';
import { findFurtherEngines, type FoundEngine, type EngineName } from '../../../.scripts/browsers/engines.ts';
import { newContext } from '../../../.scripts/browsers/chromium.ts';
import { complaintsOf, openBrowser } from '../support/browser.ts';
import type { EnginePage } from './engine-page.ts';
import { newFirefoxVisit } from './firefox-page.ts';
import { newWebkitVisit } from './webkit-page.ts';

/** A visitor has an empty profile and a window of 1280 × 720 px. */
interface EngineVisit {
  page: EnginePage;
  /** Console errors and warnings, exceptions, rejections, and requests without a response. */
  complaints: string[];
  /** Ends the visit, with all its tabs and its storage. */
  close: () => Promise<void>;
}

export interface Engine {
  name: EngineName;
  newVisit: () => Promise<EngineVisit>;
}

async function newChromiumVisit(): Promise<EngineVisit> {
  const context = await newContext(await openBrowser(), { reducedMotion: 'reduce' });
  // A click allows this in a browser with windows. Some builds without windows, such as the npm package's,
  // refuse without asking.
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), close: () => context.close() };
}

function engineOf({ name, browser, driver = '' }: FoundEngine): Engine {
  return {
    name,
    newVisit: () => (name === 'firefox' ? newFirefoxVisit(browser) : newWebkitVisit(driver, browser)),
  };
}

const CHROMIUM: Engine = { name: 'chromium', newVisit: newChromiumVisit };
const FURTHER = findFurtherEngines().map(engineOf);

/** Registers the same tests for each engine of the machine. `npm test` first lists these engines. */
export function inEachEngine(title: string, register: (engine: Engine) => void): void {
  for (const engine of [CHROMIUM, ...FURTHER]) describe(`${engine.name}: ${title}`, () => register(engine));
}

/** Registers tests for all engines except Chromium, for which the journeys have the same tests. */
export function inFurtherEngines(title: string, register: (engine: Engine) => void): void {
  for (const engine of FURTHER) describe(`${engine.name}: ${title}`, () => register(engine));
}

/**
 * Runs a part of a test as a new visitor, whose visit ends with it. It fails if the pages complained, except
 * for what the test removed from `complaints`.
 */
export async function asEngineVisitor(
  engine: Engine,
  journey: (page: EnginePage, complaints: string[]) => Promise<void>,
): Promise<void> {
  const { page, complaints, close } = await engine.newVisit();
  try {
    await journey(page, complaints);
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
}
