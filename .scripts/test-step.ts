import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runUntilSilent } from './run-until-silent.ts';
import { countsInSummary, countVitest, failedTests, type Counts, type VitestReport } from './test-counts.ts';

/** A program of `node_modules/.bin` with its arguments. */
export interface Step {
  name: string;
  command: [program: string, ...args: string[]];
  /** Tests count one by one; other steps count as one. */
  isVitest?: boolean;
  /** The last line has the counts. */
  hasSummaryLine?: boolean;
  /** Output that matches fails the step. */
  mustNotPrint?: RegExp;
}

export interface Outcome extends Counts {
  step: Step;
  output: string;
  /** What failed, in a line each. */
  failures: string[];
  cutOff: string | null;
  durationMs: number;
}

/** Longer than any file of tests takes on a busy machine. */
const LONGEST_SILENCE_MS = 25 * 60_000;

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/tasting-house/reports');

const QUIET_TOOLS = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  CI: 'true',
};

function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}

/** Never rejects. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = step.command;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output, cutOff } = await runUntilSilent(
    join(root, 'node_modules/.bin', program),
    step.isVitest ? [...args, ...reporters] : args,
    { cwd: root, env: { ...process.env, ...QUIET_TOOLS }, silenceMs: LONGEST_SILENCE_MS },
  );
  const durationMs = performance.now() - started;
  const tests = step.isVitest ? readReport(report) : undefined;
  const counts = countStep(step, { code, output, tests });
  const failures = tests ? failedTests(tests) : output.split('\n').filter((line) => line.startsWith('✗'));
  return { step, output, cutOff, durationMs, failures, ...counts };
}

interface StepEnd {
  code: number;
  output: string;
  tests: VitestReport | undefined;
}

function countStep(step: Step, { code, output, tests }: StepEnd): Counts {
  if (step.isVitest) return countVitest(tests, code);
  const summary = step.hasSummaryLine ? countsInSummary(output) : null;
  // A program may fail although none of its tests does.
  if (summary && (code === 0) === (summary.failed === 0)) return summary;
  const passed = code === 0 && !step.mustNotPrint?.test(output);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
