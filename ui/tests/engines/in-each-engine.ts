import { describe } from 'vitest';
import { findFurtherEngines, type EngineFound, type EngineName } from '../../../.tooling/engines.ts';
import { newChromiumVisitor } from './chromium-page.ts';
import type { EnginePage } from './engine-page.ts';
import { newFirefoxVisitor } from './firefox-page.ts';
import { newWebkitVisitor } from './webkit-page.ts';

/** A browser of this machine. */
export interface Engine {
  name: EngineName;
  /** A new visitor with an empty profile and a window of 1280 × 720 px, whose `close` ends the visit. */
  newVisitor: () => Promise<EnginePage>;
}

function engineOf({ name, browser, driver = '' }: EngineFound): Engine {
  return {
    name,
    newVisitor: () => (name === 'firefox' ? newFirefoxVisitor(browser) : newWebkitVisitor(driver, browser)),
  };
}

const CHROMIUM: Engine = { name: 'chromium', newVisitor: newChromiumVisitor };

/** Chromium, and every further engine of this machine. */
const ENGINES: Engine[] = [CHROMIUM, ...findFurtherEngines().map(engineOf)];

/** Registers the same tests for every engine that the machine has; `npm test` says first which these are. */
export function inEachEngine(title: string, register: (engine: Engine) => void): void {
  for (const engine of ENGINES) describe(`${engine.name}: ${title}`, () => register(engine));
}

/** The same without Chromium, where the journeys hold it already. */
export function inFurtherEngines(title: string, register: (engine: Engine) => void): void {
  for (const engine of ENGINES.slice(1)) describe(`${engine.name}: ${title}`, () => register(engine));
}

/**
 * Runs a part of a test as a new visitor, whose visit ends with it. What the pages complained of fails it, other than what it took out of
 * `complaints` itself.
 */
export async function asVisitor(engine: Engine, visit: (page: EnginePage) => Promise<void>): Promise<void> {
  const page = await engine.newVisitor();
  try {
    await visit(page);
    if (page.complaints.length > 0) throw new Error(`The page complained: ${page.complaints.join('\n')}`);
  } finally {
    await page.close();
  }
}
