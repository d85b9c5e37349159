/** `npm test`; with `--quick` (`npm run validate`) without builds, browsers and whole programs. A failing step does not stop the others. */
import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeEngines } from '../.tooling/engines.ts';
import { runStep, type Outcome, type Step } from './test-step.ts';
import { sumCounts, summaryLine } from './test-counts.ts';

const isQuick = process.argv.includes('--quick');

const types: Step = {
  name: 'types',
  command: [
    'tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/tasting-house/types',
  ],
};
/** Imports are checked by a unit test. */
const lint: Step = { name: 'lint', command: ['oxlint'] };
const format: Step = {
  name: 'format',
  command: [
    'prettier',
    ...['--check', '--log-level=warn', '.', '--cache', '--cache-strategy=content'],
    '--cache-location=node_modules/.cache/tasting-house/prettier',
  ],
};
const contract: Step = {
  name: 'contract',
  command: ['redocly', 'lint', 'openapi.yaml'],
  mustNotPrint: /\b\d+ warnings?\b/,
};
/** A change that breaks clients needs a release. */
const compatibility: Step = {
  name: 'contract compatibility',
  command: ['tsx', '.scripts/contract-breaks.ts'],
};
const unused: Step = { name: 'unused code', command: ['knip', '--no-progress'] };
const unit: Step = vitest('unit tests', 'node', 'dom');
/** They start whole programs: half of the time of all tests. */
const SLOW_FOLDERS = ['commands', 'tests'];
const quickFolders = [
  ...['.scripts/', '.tooling/', 'mocks/', 'openapi/', 'ui/', 'server/config.test.ts'],
  ...['sheets', 'support', 'fuzz'].map((name) => `server/tests/${name}/`),
  ...readdirSync('server', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SLOW_FOLDERS.includes(entry.name))
    .map(({ name }) => `server/${name}/`),
];
const quickUnit: Step = { ...unit, command: [...unit.command, ...quickFolders] };
/** The server's tests on PostgreSQL. */
const postgres: Step = vitest('PostgreSQL', 'postgres');
const build: Step = { name: 'build', command: ['tsx', '.scripts/build.ts'] };
const sizes: Step = { name: 'sizes', command: ['tsx', '.scripts/first-load-budget.ts'] };
/** What the contract declares and no test saw, and what other processes answered that it does not have. */
const seen: Step = { name: 'declared responses', command: ['tsx', '.scripts/contract-seen.ts'] };
const stories: Step = {
  name: 'stories',
  command: ['tsx', '.scripts/storybook-check.ts', '--once'],
  hasSummaryLine: true,
};
const journeys: Step = vitest('journeys', 'journeys');

function vitest(name: string, ...projects: string[]): Step {
  return { name, command: ['vitest', 'run', ...projects.flatMap((p) => ['--project', p])], isVitest: true };
}

function print({ step, output, cutOff, durationMs, passed, failed }: Outcome): void {
  const tests = step.isVitest || step.hasSummaryLine ? `, ${passed} passed, ${failed} failed` : '';
  const end = cutOff === null ? '' : `, ${cutOff}`;
  const line = `${step.name} (${(durationMs / 1000).toFixed(1)} s${tests}${end})`;
  console.log(failed === 0 ? `✓ ${line}` : `✗ ${line}\n${output.trimEnd()}\n`);
}

async function runInTurn(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(step);
    print(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

// Unpacks or installs browsers before the steps need them.
if (!isQuick) for (const line of await describeEngines()) console.log(line);

const checks = [types, lint, format, contract, compatibility];
// Two lanes keep two cores busy; more would take a tenth more processor time. The journeys need the build.
const lanes = isQuick
  ? [checks, [quickUnit]]
  : [
      [build, sizes, journeys, postgres, ...checks, unused],
      [stories, unit],
    ];
const SEEN_FILE = resolve('node_modules/.cache/tasting-house/seen-responses.txt');
process.env['SEEN_RESPONSES'] = SEEN_FILE;
/** What servers in processes of their own answered (.tooling/record-responses.mjs). */
const RECORDED_FILE = resolve('node_modules/.cache/tasting-house/recorded-responses.txt');
process.env['RECORDED_RESPONSES'] = RECORDED_FILE;
for (const file of [SEEN_FILE, RECORDED_FILE]) rmSync(file, { force: true });
const outcomes = await Promise.all(lanes.map(runInTurn));
if (!isQuick) outcomes.push(await runInTurn([seen]));

const counts = sumCounts(outcomes.flat());
// The output of the steps is long: what failed stands together at its end.
for (const { step, failures, failed } of outcomes.flat()) {
  if (failed > 0) console.log([`\n${step.name}: ${failed} failed`, ...failures].join('\n  '));
}
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
