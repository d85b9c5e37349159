import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Burst } from './load.ts';
import { ROOT } from './processes.ts';

/** The results of each server, in the order of the rounds. */
export interface CaseResult {
  name: string;
  goal: number | null;
  bursts: Record<string, Burst[]>;
}

export interface Fact {
  name: string;
  value: string;
  goal?: string;
}

const BYTES_PER_GIB = 2 ** 30;
const SITE = 'this site';
const BARE = 'node:http';

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export function ratios(
  result: CaseResult,
  server: string,
  of: (burst: Burst) => number = (burst) => burst.requestsPerSecond,
): number[] {
  const bare = result.bursts[BARE] ?? [];
  return (result.bursts[server] ?? []).map((burst, round) => {
    const other = bare[round];
    return other ? of(burst) / of(other) : Number.NaN;
  });
}

/** Writes `bench/report.md`. */
export function writeReport(results: readonly CaseResult[], sections: Record<string, Fact[]>): string {
  const lines = [
    '# Benchmark',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / BYTES_PER_GIB)} GiB, Node ${process.version}. All servers took turns in one run on this machine; each ratio is the median over the rounds, with the lowest and the highest.`,
    '',
    '| work | share of node:http | goal | p50 / p99 | node:http p50 / p99 | CPU per 1,000 | CPU ÷ node:http | Express, same bytes | plain Express + Sequelize |',
    '|---|---|---|---|---|---|---|---|---|',
    ...results.map(row),
  ];
  for (const [title, facts] of Object.entries(sections)) {
    lines.push('', `## ${title}`, '', '| what | figure | goal |', '|---|---|---|');
    lines.push(...facts.map(({ name, value, goal = '' }) => `| ${name} | ${value} | ${goal} |`));
  }
  const text = `${lines.join('\n')}\n`;
  const folder = join(ROOT, 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'report.md'), text);
  return text;
}

function row(result: CaseResult): string {
  const own = result.bursts[SITE] ?? [];
  const bare = result.bursts[BARE] ?? [];
  const failures = own.reduce((sum, { failures: failed }) => sum + failed, 0);
  return `| ${[
    result.name + (failures > 0 ? ` (${failures} failed)` : ''),
    spread(ratios(result, SITE)),
    result.goal === null ? '' : `≥ ${result.goal}`,
    latency(own),
    latency(bare),
    `${median(own.map(({ cpuMs }) => cpuMs)).toFixed(0)} ms`,
    spread(ratios(result, SITE, ({ cpuMs }) => cpuMs)),
    spread(ratios(result, 'Express')),
    spread(ratios(result, 'plain')),
  ].join(' | ')} |`;
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${figure(median(values))} (${figure(low)}–${figure(high)})`;
}

function figure(value: number): string {
  return value < 0.1 ? value.toFixed(3) : value.toFixed(2);
}

function latency(bursts: readonly Burst[]): string {
  return `${median(bursts.map(({ p50Ms }) => p50Ms))} / ${median(bursts.map(({ p99Ms }) => p99Ms))} ms`;
}
