/** `npm run lighthouse [runs] [path …]`: medians of Lighthouse's mobile figures of the built site; fails below the goals. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { startTarget } from './bench/processes.ts';
import { median } from './bench/report.ts';
import { findChromium } from '../.tooling/chromium.ts';

const PATHS = [
  '/',
  '/categories/Sours',
  '/recipe/negroni',
  '/explore-collection',
  '/tutorials',
  '/sustainable-guide',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const GOALS = { score: 100, cls: 0, lcpMs: 1200, tbtMs: 50 };
const DEFAULT_RUNS = 5;
/** A busy machine may paint too late for Lighthouse. */
const REPEATS = 2;
const DEBUG_PORT = 20_000 + (process.pid % 10_000);

interface Figures {
  scores: number[];
  cls: number;
  lcpMs: number;
  tbtMs: number;
  /** Audits that took points. */
  lost: string[];
}

/** Repeats a failed run. */
async function measure(url: string): Promise<Figures> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (repeat === REPEATS) throw error;
      console.error(`${url}: once more, since ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function measureOnce(url: string): Promise<Figures> {
  const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.code);
  const value = (id: string): number => {
    const { numericValue, errorMessage } = audits[id] ?? {};
    if (numericValue === undefined || Number.isNaN(numericValue)) {
      throw new Error(errorMessage ?? `it gave no ${id}`);
    }
    return numericValue;
  };
  const score = (id: string): number => {
    const whole = categories[id]?.score ?? null;
    if (whole === null) throw new Error(`it gave no score for ${id}`);
    return Math.round(whole * 100);
  };
  const lost = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
  return {
    scores: CATEGORIES.map(score),
    cls: value('cumulative-layout-shift'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    lost,
  };
}

const [runsAsked, ...pathsAsked] = process.argv.slice(2);
const runs = Number(runsAsked ?? DEFAULT_RUNS);
const paths = pathsAsked.length > 0 ? pathsAsked : PATHS;
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const site = await startTarget('site', ['dist/server/main.js'], { DATA_DIR: folder });
const found = await findChromium();
const browser = await chromium.launch({
  ...found,
  args: [...found.args, `--remote-debugging-port=${DEBUG_PORT}`],
});
try {
  for (const path of paths) {
    const figures: Figures[] = [];
    for (let run = 0; run < runs; run += 1) figures.push(await measure(site.address + path));
    const middle = (of: (figure: Figures) => number): number => median(figures.map(of));
    const scores = CATEGORIES.map((_, index) => middle(({ scores: all }) => all[index] ?? 0));
    const [cls, lcpMs, tbtMs] = [middle((f) => f.cls), middle((f) => f.lcpMs), middle((f) => f.tbtMs)];
    const lost = [...new Set(figures.flatMap((figure) => figure.lost))];
    console.log(
      `${path}: ${scores.join(' / ')}, CLS ${cls.toFixed(3)}, LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms${lost.length > 0 ? ` (${lost.join('; ')})` : ''}`,
    );
    const isMet =
      scores.every((score) => score >= GOALS.score) &&
      cls <= GOALS.cls &&
      lcpMs <= GOALS.lcpMs &&
      tbtMs <= GOALS.tbtMs;
    if (!isMet) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
