import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countVitest, type Counts, type VitestReport } from './vitest-counts.ts';

/** One thing that the test command runs: a program of `node_modules/.bin` with its arguments. */
export interface Step {
  name: string;
  command: [program: string, ...args: string[]];
  /** Its tests count one by one; any other step counts as one. */
  isVitest?: boolean;
  /** Passing is not enough: output that matches fails the step too. */
  mustNotPrint?: RegExp;
}

export interface Outcome extends Counts {
  step: Step;
  output: string;
  durationMs: number;
}

const STEP_TIMEOUT_MS = 8 * 60_000;

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/tasting-house/reports');

const QUIET_TOOLS = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  CI: 'true',
};

/** Runs the program to its end; resolves to its exit code (-1 when it was killed) and all it printed. */
function run([program, ...args]: Step['command']): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...QUIET_TOOLS },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_TIMEOUT_MS,
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      resolve({ code: -1, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      resolve({ code: code ?? -1, output });
    });
  });
}

function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}

/** Runs one step and counts what it tested; never rejects. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const report = join(reports, `${step.name.replaceAll(' ', '-')}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = step.command;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(step.isVitest ? [program, ...args, ...reporters] : step.command);
  const durationMs = performance.now() - started;
  if (step.isVitest) return { step, output, durationMs, ...countVitest(readReport(report), code) };
  const passed = code === 0 && !step.mustNotPrint?.test(output);
  return { step, output, durationMs, passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}
