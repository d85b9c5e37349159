/** Measures the built site and node:http, Express and json-server in turns, for `bench/report.md`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import packageJson from '../package.json' with { type: 'json' };

const RECIPES = 1014;
const SIZES = [999, 1001, 5000, 20_000];
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 50;
const LOAD = {
  connections: CONNECTIONS,
  duration: SECONDS,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
};
const WORDS = 'Amber Copper Velvet Silver Midnight Harbour Orchard Crimson Juniper Cedar'.split(' ');
const KINDS = 'Fizz Sour Collins Smash Julep Punch Flip Highball Cobbler Spritz'.split(' ');
/** The load of the machine in the minute before the benchmark. */
const LOAD_BEFORE = loadavg()[0]?.toFixed(1);
const FOLDER = mkdtempSync(join(tmpdir(), 'bench-'));

interface Server {
  url: string;
  pid: number;
  startMs: number;
  stop(): Promise<void>;
}

let nextPort = 21_000 + Math.floor(Math.random() * 10_000);

/** Starts a server, and measures the time from its start to its first response. */
async function start(
  program: string,
  words: string[],
  path: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const port = String(nextPort++);
  const startedAt = performance.now();
  const args = words.map((word) => (word === 'PORT' ? port : word));
  const env = { ...process.env, ...settings, PORT: port };
  const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  const isOpen = (): Promise<boolean> =>
    fetch(url + path).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
  while (child.exitCode === null && !(await isOpen()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (child.exitCode !== null) throw new Error(`${program} ${args.join(' ')} ended with ${child.exitCode}`);
  const pid = child.pid ?? 0;
  const stop = async (): Promise<void> => {
    process.kill(-pid, 'SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid, startMs: performance.now() - startedAt, stop };
}

function sheetOf(count: number, first = 0): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [word = '', kind = ''] = [WORDS[index % 10], KINDS[Math.floor(index / 10) % 10]];
    const name = `${word} ${kind} ${first + index}`;
    return `${name},${kind}s,A made-up drink of the ${word} kind.,2 oz gin;1 oz lemon juice;1 oz syrup,Shake.;Strain.,Easy`;
  });
  return `name,category,description,ingredients,instructions,difficulty\n${rows.join('\n')}\n`;
}

const openSite = (name: string): Promise<Server> =>
  start(process.execPath, packageJson.scripts.start.split(' ').slice(1), '/', {
    DATA_DIR: join(FOLDER, name),
    STARTER_CATALOGUE: 'off',
  });

async function logIn({ url }: Server): Promise<string> {
  const body = JSON.stringify({ password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body });
  return `Bearer ${((await response.json()) as { token: string }).token}`;
}

async function importSheet({ url }: Server, authorization: string, sheet: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([sheet], 'recipes.csv', { type: 'text/csv' }));
  const startedAt = performance.now();
  const request = { method: 'POST', headers: { authorization }, body };
  const response = await fetch(`${url}/api/cocktails/import`, request);
  if (!response.ok) throw new Error(await response.text());
  return performance.now() - startedAt;
}

/** Starts the site again after the import, whose memory is then not measured. */
async function openFilledSite(count: number): Promise<{ site: Server; importCells: string[] }> {
  const first = await openSite(String(count));
  const session = await logIn(first);
  const largeMs = await importSheet(first, session, sheetOf(count - 100));
  const smallMs = await importSheet(first, session, sheetOf(100, count));
  await first.stop();
  const site = await openSite(String(count));
  const rate = Math.round((count - 100) / (largeMs / 1000));
  return {
    site,
    importCells: [`${rate} rows/s`, `${Math.round(smallMs)} ms`, `${Math.round(site.startMs)} ms`],
  };
}

interface MeasuredRate {
  rate: number;
  cpuMs: number;
}

/** `rate` is in requests a second, `cpuMs` is the processor time of a thousand requests. */
async function measureRate({ url, pid }: Server, requests: autocannon.Request[]): Promise<MeasuredRate> {
  const before = cpuMs(pid);
  const result = await autocannon({ url, ...LOAD, requests });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests of ${String(requests[0]?.path)} failed`);
  return { rate: result.requests.average, cpuMs: ((cpuMs(pid) - before) / result.requests.total) * 1000 };
}

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryMb(pid: number, which: 'VmRSS' | 'VmHWM'): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return `${Math.round(Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)} MiB`;
}

function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function compare(site: Server): Promise<string[]> {
  const cocktails = (await (await fetch(`${site.url}/api/cocktails`)).json()) as { id: string }[];
  const { id = '' } = cocktails[7] ?? {};
  const cases: [name: string, path: string, peerPath: string | null][] = [
    ['one recipe', `/api/cocktails/${id}`, `/cocktails/${id}`],
    [`list of ${RECIPES}`, '/api/cocktails', '/cocktails'],
    ['search', '/api/cocktails/search/amber', '/cocktails?q=amber'],
    ['home page', '/', null],
    ["a recipe's page", `/recipe/${id}`, null],
  ];
  const file = join(FOLDER, 'plain.json');
  writeFileSync(file, JSON.stringify({ cocktails }));
  const peer = ['--import', 'tsx', '.scripts/bench/peers.ts'];
  const others = await Promise.all([
    start(process.execPath, [...peer, 'bare', site.url], '/'),
    start(process.execPath, [...peer, 'express', site.url], `/cocktails/${id}`),
    start('npx', ['--yes', 'json-server@0.17.4', '--quiet', '--port', 'PORT', file], `/cocktails/${id}`),
  ]);
  const lines: string[] = [];
  for (const [name, path, peerPath] of cases) {
    const rounds: MeasuredRate[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured: MeasuredRate[] = [];
      for (const [index, server] of [site, ...others].entries()) {
        const wanted = index < 2 ? path : peerPath;
        if (wanted !== null) measured.push(await measureRate(server, [{ path: wanted }]));
      }
      rounds.push(measured);
    }
    const medianOf = (server: number, figure: keyof MeasuredRate): number =>
      median(rounds.map((measured) => measured[server]?.[figure] ?? NaN));
    const fraction = medianOf(0, 'rate') / medianOf(1, 'rate');
    const rates = [0, 1, 2, 3].map((server) => formatNumber(medianOf(server, 'rate')));
    lines.push(
      row([
        name,
        fraction.toFixed(2),
        ...rates,
        `${formatNumber(medianOf(0, 'cpuMs'))} / ${formatNumber(medianOf(1, 'cpuMs'))} ms`,
      ]),
    );
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  for (const server of others) await server.stop();
  return lines;
}

/** Measures searches whose responses are not cached, because each term is new. */
async function newSearches(site: Server): Promise<string> {
  let count = 0;
  const term = (): string => encodeURIComponent(`${WORDS[count % 10]} ${KINDS[count % 7]} ${count++}`);
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `/api/cocktails/search/${term()}`,
  });
  const { rate, cpuMs } = await measureRate(site, [{ setupRequest }]);
  return `Searches that nobody made before: ${formatNumber(rate)} a second, ${formatNumber(cpuMs)} ms of CPU for 1,000.`;
}

async function measureGrowth(): Promise<string[]> {
  const lines: string[] = [];
  for (const size of SIZES) {
    const { site, importCells } = await openFilledSite(size);
    // The first response makes the list and its compressed form, once for each revision of the catalogue.
    await (await fetch(`${site.url}/api/cocktails`, { headers: LOAD.headers })).arrayBuffer();
    const { rate } = await measureRate(site, [{ path: '/api/cocktails' }]);
    lines.push(
      row([String(size), ...importCells, `${formatNumber(rate)} a second`, memoryMb(site.pid, 'VmRSS')]),
    );
    process.stdout.write(`${lines.at(-1)}\n`);
    await site.stop();
  }
  return lines;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (...heads: string[]): string[] => [row(heads), row(heads.map(() => '---'))];
const formatNumber = (rate: number): string => (Number.isNaN(rate) ? '' : String(Math.round(rate)));

const { site } = await openFilledSite(RECIPES);
const idle = memoryMb(site.pid, 'VmRSS');
const comparisonRows = await compare(site);
const atWork = [memoryMb(site.pid, 'VmRSS'), memoryMb(site.pid, 'VmHWM')];
const searchLine = await newSearches(site);
await site.stop();
const report = [
  '# Benchmark',
  '',
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${RECIPES} recipes, ${CONNECTIONS} connections. All servers took turns in one run; rates are requests a second, medians of ${ROUNDS} rounds of ${SECONDS} seconds. node:http answers with the same bytes, the others with their own. CPU is for 1,000 requests. In the minute before, the load of the machine was ${LOAD_BEFORE}.`,
  '',
  ...table(
    'work',
    'share of node:http',
    'this site',
    'node:http',
    'Express + SQLite',
    'json-server',
    'CPU / that of node:http',
  ),
  ...comparisonRows,
  '',
  searchLine,
  '',
  `Memory: ${idle} after the start, ${atWork[0]} after this work, ${atWork[1]} at its highest.`,
  '',
  ...table('recipes', 'import', 'import of 100 rows', 'start', 'the whole list, compressed', 'memory'),
  ...(await measureGrowth()),
];
writeFileSync('bench/report.md', `${report.join('\n')}\n`);
rmSync(FOLDER, { recursive: true, force: true });
