/** Compares the built site in turns, in one run, with bare node:http, Express + SQLite and json-server, and writes `bench/report.md`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import packageJson from '../package.json' with { type: 'json' };
import type { Recorded } from './bench/peers.ts';

const RECIPES = 1014;
const SIZES = [999, 1001, 5000, 20_000];
const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 50;
const PASSWORD = 'benchmark of the site';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const WORDS = [
  'Amber',
  'Copper',
  'Velvet',
  'Silver',
  'Midnight',
  'Harbour',
  'Orchard',
  'Crimson',
  'Juniper',
  'Cedar',
];
const KINDS = ['Fizz', 'Sour', 'Collins', 'Smash', 'Julep', 'Punch', 'Flip', 'Highball', 'Cobbler', 'Spritz'];
const FOLDER = mkdtempSync(join(tmpdir(), 'bench-'));

interface Server {
  url: string;
  pid: number;
  startMs: number;
  stop(): Promise<void>;
}

let nextPort = 21_000 + Math.floor(Math.random() * 10_000);

/** From its start to its first answer. */
async function start(
  command: string,
  words: string[],
  path: string,
  env: Record<string, string> = {},
): Promise<Server> {
  const port = String(nextPort++);
  const started = performance.now();
  const child = spawn(
    command,
    words.map((word) => (word === 'PORT' ? port : word)),
    {
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
      stdio: 'ignore',
      detached: true,
    },
  );
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${command} ${words.join(' ')} ended with ${child.exitCode}`);
    const isOpen = await fetch(url + path).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
    if (isOpen) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const pid = child.pid ?? 0;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      process.kill(-pid, 'SIGTERM');
    });
  return { url, pid, startMs: performance.now() - started, stop };
}

function sheetOf(count: number, first = 0): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const [word = '', kind = ''] = [WORDS[at % 10], KINDS[Math.floor(at / 10) % 10]];
    const name = `${word} ${kind} ${first + at}`;
    return `${name},${kind}s,A made-up drink of the ${word} kind.,2 oz gin;1 oz lemon juice;1 oz syrup,Shake.;Strain.,Easy`;
  });
  return `name,category,description,ingredients,instructions,difficulty\n${rows.join('\n')}\n`;
}

const openSite = (name: string): Promise<Server> =>
  start(process.execPath, packageJson.scripts.start.split(' ').slice(1), '/', {
    DATA_DIR: join(FOLDER, name),
    STARTER_CATALOGUE: 'off',
    ADMIN_PASSWORD: PASSWORD,
  });

async function logIn({ url }: Server): Promise<string> {
  const body = JSON.stringify({ password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body });
  return `Bearer ${((await answer.json()) as { token: string }).token}`;
}

async function importSheet({ url }: Server, authorization: string, sheet: string): Promise<number> {
  const body = new FormData();
  body.set('file', new File([sheet], 'recipes.csv', { type: 'text/csv' }));
  const started = performance.now();
  const answer = await fetch(`${url}/api/cocktails/import`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return performance.now() - started;
}

/** A site with so many recipes, started anew: what the import took is no longer in its memory. */
async function filledSite(count: number): Promise<{ site: Server; facts: string[] }> {
  const first = await openSite(String(count));
  const session = await logIn(first);
  const largeMs = await importSheet(first, session, sheetOf(count - 100));
  const smallMs = await importSheet(first, session, sheetOf(100, count));
  await first.stop();
  const site = await openSite(String(count));
  const rate = Math.round((count - 100) / (largeMs / 1000));
  return { site, facts: [`${rate} rows/s`, `${Math.round(smallMs)} ms`, `${Math.round(site.startMs)} ms`] };
}

interface Burst {
  rate: number;
  cpuMs: number;
}

/** So many requests a second, and the processor time of the server for a thousand of them. */
async function burst({ url, pid }: Server, requests: autocannon.Request[]): Promise<Burst> {
  const before = cpuMs(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: BROWSER,
    requests,
  });
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
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** As a browser gets it, compressed. */
async function recordAnswers({ url }: Server, paths: readonly string[]): Promise<string> {
  const recorded: Recorded = {};
  for (const path of paths) {
    const [response] = (await once(get(url + path, { headers: BROWSER }), 'response')) as [IncomingMessage];
    const bytes = (await buffer(response)).toString('base64');
    const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers;
    recorded[path] = { headers: headers as Record<string, string>, bytes };
  }
  return JSON.stringify(recorded);
}

interface Case {
  name: string;
  path: string;
  /** Of the peers. */
  plain: string | null;
}

async function compare(site: Server): Promise<string[]> {
  const cocktails = (await (await fetch(`${site.url}/api/cocktails`)).json()) as { id: string }[];
  const { id = '' } = cocktails[7] ?? {};
  const cases: Case[] = [
    { name: 'one recipe', path: `/api/cocktails/${id}`, plain: `/cocktails/${id}` },
    { name: `list of ${RECIPES}`, path: '/api/cocktails', plain: '/cocktails' },
    { name: 'search', path: '/api/cocktails/search/amber', plain: '/cocktails?q=amber' },
    { name: 'home page', path: '/', plain: null },
    { name: "a recipe's page", path: `/recipe/${id}`, plain: null },
  ];
  const [answers, plain] = [join(FOLDER, 'answers.json'), join(FOLDER, 'plain.json')];
  writeFileSync(
    answers,
    await recordAnswers(
      site,
      cases.map(({ path }) => path),
    ),
  );
  writeFileSync(plain, JSON.stringify({ cocktails }));
  const peer = ['--import', 'tsx', '.scripts/bench/peers.ts'];
  const [bare, express, jsonServer] = await Promise.all([
    start(process.execPath, [...peer, 'bare', answers], '/'),
    start(process.execPath, [...peer, 'express', plain], `/cocktails/${id}`),
    start('npx', ['--yes', 'json-server@0.17.4', '--quiet', '--port', 'PORT', plain], `/cocktails/${id}`),
  ]);
  const lines: string[] = [];
  for (const { name, path, plain: ofPeers } of cases) {
    const bursts: Burst[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = [await burst(site, [{ path }]), await burst(bare, [{ path }])];
      if (ofPeers !== null)
        for (const other of [express, jsonServer]) asked.push(await burst(other, [{ path: ofPeers }]));
      bursts.push(asked);
    }
    const rates = [0, 1, 2, 3].map((at) => median(bursts.map((asked) => asked[at]?.rate ?? Number.NaN)));
    const cpu = [0, 1].map((at) => Math.round(median(bursts.map((asked) => asked[at]?.cpuMs ?? Number.NaN))));
    const share = median(bursts.map(([own, other]) => (own?.rate ?? 0) / (other?.rate ?? 1)));
    lines.push(row([name, share.toFixed(2), ...rates.map(shown), ...cpu.map((ms) => `${ms} ms`)]));
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  for (const server of [bare, express, jsonServer]) await server.stop();
  return lines;
}

/** Terms that no search before had, and reads of a recipe between writes to it. */
async function unremembered(site: Server): Promise<string[]> {
  let count = 0;
  const terms = (): string => `${WORDS[count % 10]} ${KINDS[count % 7]} ${count++}`;
  const search: autocannon.Request = {
    setupRequest: (request) => ({ ...request, path: `/api/cocktails/search/${encodeURIComponent(terms())}` }),
  };
  const path = '/api/cocktails/amber-fizz-0';
  const headers = { authorization: await logIn(site), 'content-type': 'application/json' };
  const write = { method: 'PUT', path, headers, body: '{"featured":true}' } as const;
  const searched = await burst(site, [search]);
  const mixed = await burst(site, [...Array.from({ length: 19 }, () => ({ path })), write]);
  return [
    row([
      'searches that nobody made before',
      `${shown(searched.rate)} a second`,
      `${Math.round(searched.cpuMs)} ms`,
    ]),
    row(['19 reads and a write', `${shown(mixed.rate)} a second`, `${Math.round(mixed.cpuMs)} ms`]),
  ];
}

async function growth(): Promise<string[]> {
  const lines: string[] = [];
  for (const size of SIZES) {
    const { site, facts } = await filledSite(size);
    const { rate } = await burst(site, [{ path: '/api/cocktails' }]);
    lines.push(row([String(size), ...facts, `${shown(rate)} a second`, memoryMb(site.pid, 'VmRSS')]));
    process.stdout.write(`${lines.at(-1)}\n`);
    await site.stop();
  }
  return lines;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (...heads: string[]): string[] => [row(heads), row(heads.map(() => '---'))];
const shown = (rate: number): string => (Number.isNaN(rate) ? '' : String(Math.round(rate)));

const { site } = await filledSite(RECIPES);
const idle = memoryMb(site.pid, 'VmRSS');
const compared = await compare(site);
const others = await unremembered(site);
const atWork = [memoryMb(site.pid, 'VmRSS'), memoryMb(site.pid, 'VmHWM')];
await site.stop();
const report = [
  '# Benchmark',
  '',
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, ${RECIPES} recipes, ${CONNECTIONS} connections. All servers took turns in one run; figures are the medians of ${ROUNDS} rounds of ${SECONDS} seconds. node:http answers with the same bytes; json-server and Express + SQLite with their own. CPU is for 1,000 requests.`,
  '',
  ...table(
    'work',
    'share of node:http',
    'this site',
    'node:http',
    'Express + SQLite',
    'json-server',
    'CPU',
    'CPU of node:http',
  ),
  ...compared,
  '',
  ...table('not remembered', 'rate', 'CPU'),
  ...others,
  '',
  `Memory: ${idle} after the start, ${atWork[0]} after this work, ${atWork[1]} at its highest.`,
  '',
  ...table('recipes', 'import', 'import of 100 rows', 'start', 'the whole list, compressed', 'memory'),
  ...(await growth()),
];
writeFileSync('bench/report.md', `${report.join('\n')}\n`);
rmSync(FOLDER, { recursive: true, force: true });
