/**
 * Runs `npm test`. With `--quick` (`npm run validate`) it leaves out builds, browsers and slow tests. A
 * failing step does not stop the others.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeEngines } from './browsers/engines.ts';

interface Step {
  name: string;
  /** A program of `node_modules/.bin` with its arguments. */
  command: string[];
  /** The tests of Vitest are counted one by one. Any other step counts as one test. */
  isVitest?: boolean;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Vitest writes these numbers into its report in JSON, beside others. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

const isQuick = process.argv.includes('--quick');
const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/tasting-house');
const QUIET_TOOLS = { REDOCLY_TELEMETRY: 'off', STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', CI: 'true' };

const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...args],
  isVitest: true,
});
const script = (name: string, ...args: string[]): Step => ({ name, command: ['tsx', ...args] });

const checks: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', join(cache, 'types')] },
  { name: 'lint', command: ['oxlint'] },
  script('imports', '.scripts/check-imports.ts'),
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.', '--cache'] },
  { name: 'contract', command: ['redocly', 'lint', 'openapi.yaml'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

// Two lanes keep two cores busy. The journeys need the build.
const lanes: Step[][] = isQuick
  ? [checks, [vitest('quick tests', '--project', 'node', '--project', 'dom')]]
  : [
      [
        script('build', '.scripts/build.ts'),
        script('sizes', '.scripts/first-load-budget.ts'),
        vitest('journeys', '--project', 'journeys'),
        vitest('PostgreSQL', '--project', 'postgres'),
        vitest('tests of screens', '--project', 'dom'),
        ...checks,
      ],
      [vitest('stories', '--project', 'stories'), vitest('unit tests', '--project', 'node')],
    ];

/** Runs a step and never rejects. It prints what a failing step printed. */
async function run({ name, command: [program = '', ...args], isVitest = false }: Step): Promise<Counts> {
  const startedAt = performance.now();
  const report = join(cache, `${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const reporters = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const env = { ...process.env, ...QUIET_TOOLS, QUICK_TESTS: String(isQuick) };
  const child = spawn(join(root, 'node_modules/.bin', program), [...args, ...reporters], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => {
    child.once('error', resolve).once('close', resolve);
  });
  const counts = countOf(code === 0, existsSync(report) ? readFileSync(report, 'utf8') : null);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${name} (${seconds} s, ${counts.passed} passed, ${counts.failed} failed)`;
  console.log(counts.failed === 0 ? `✓ ${line}` : `✗ ${line}\n${output.trimEnd()}\n`);
  return counts;
}

function countOf(isPassed: boolean, report: string | null): Counts {
  if (report === null) return { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 };
  const tests = JSON.parse(report) as VitestReport;
  // A file that cannot be loaded, or an error outside of all tests, fails without a failed test.
  const failed = isPassed ? 0 : Math.max(tests.numFailedTests, 1);
  return { passed: tests.numPassedTests, failed, skipped: tests.numPendingTests };
}

async function runInTurn(steps: Step[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const step of steps) counts.push(await run(step));
  return counts;
}

mkdirSync(cache, { recursive: true });
if (!isQuick) for (const line of await describeEngines()) console.log(line);
const all = (await Promise.all(lanes.map(runInTurn))).flat();
const sum = (key: keyof Counts): number => all.reduce((total, counts) => total + counts[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
