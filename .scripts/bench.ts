/** Compares this site with node:http and Express (the same bytes) and a plain server, in turns. `--quick` leaves out import and growth. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { growthFacts, importFacts } from './bench/growth.ts';
import { burst, fetchRaw, type Load } from './bench/load.ts';
import { memoryMb, startTarget, type Target } from './bench/processes.ts';
import { writeReport, type CaseResult } from './bench/report.ts';
import { FIRST, SECOND } from './bench/recipes.ts';
import { startSite, type BenchSite } from './bench/site.ts';

const isQuick = process.argv.includes('--quick');
// More than a list has in one part (list-answer.ts).
const RECIPES = 1500;
const ROUNDS = isQuick ? 3 : 5;
const BURST_SECONDS = isQuick ? 1 : 2;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const WARM_UP_MS = 4000;
const SEARCH = '/api/cocktails/search/';

interface Case extends Load {
  name: string;
  goal: number | null;
  servers: ('Express' | 'plain')[];
}

function casesFor(recipe: string, site: BenchSite): Case[] {
  const path = `/api/cocktails/${recipe}`;
  const headers = { 'content-type': 'application/json', authorization: site.bearer };
  const featured = JSON.stringify({ featured: true });
  const write = { share: 0.05, request: { method: 'PUT', path, body: featured, headers } as const };
  return [
    { name: 'one recipe', goal: 0.7, address: path, servers: ['Express', 'plain'] },
    { name: 'categories', goal: 0.7, address: '/api/categories', headers: BROWSER, servers: ['Express'] },
    { name: 'home document', goal: 0.7, address: '/', headers: BROWSER, servers: ['Express'] },
    { name: 'home document, uncompressed', goal: 0.7, address: '/', servers: ['Express'] },
    {
      name: 'recipe document',
      goal: 0.7,
      address: `/recipe/${recipe}`,
      headers: BROWSER,
      servers: ['Express'],
    },
    {
      name: 'list of all, compressed',
      goal: 0.7,
      address: '/api/cocktails',
      headers: BROWSER,
      servers: ['Express', 'plain'],
    },
    {
      name: 'search, frequent terms',
      goal: 0.5,
      address: `${SEARCH}amber`,
      headers: BROWSER,
      servers: ['Express'],
    },
    // Their goal is processor time: at most 500 ms for a thousand.
    ...(['whole words', 'prefixes', 'misspelt'] as const).map(newSearches),
    { name: '95 % reads, 5 % writes', goal: 0.15, address: path, write, servers: [] },
  ];
}

function newSearches(kind: TermKind): Case {
  const next = searchTerms(kind);
  return {
    name: `search, new: ${kind}`,
    goal: null,
    address: () => SEARCH + encodeURIComponent(next()),
    servers: [],
  };
}

async function record(site: Target, cases: readonly Case[]): Promise<string> {
  const recorded: Record<string, { headers: Record<string, string>; bytes: string }> = {};
  for (const { address, headers } of cases) {
    const path = typeof address === 'string' ? address : address();
    // From the third answer on, all are the same.
    for (let reader = 0; reader < 3; reader += 1) {
      const answer = await fetchRaw(site.address + path, headers);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      recorded[path] = { headers: answer.headers, bytes: answer.bytes.toString('base64') };
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return JSON.stringify(recorded);
}

async function compare(site: BenchSite, folder: string): Promise<CaseResult[]> {
  const list = await fetch(`${site.address}/api/cocktails`).then((answer) => answer.text());
  const [first] = JSON.parse(list) as { id: string }[];
  const cases = casesFor(first?.id ?? '', site);
  const answers = join(folder, 'answers.json');
  const cocktails = join(folder, 'cocktails.json');
  writeFileSync(answers, await record(site, cases));
  writeFileSync(cocktails, list);
  const rival = (name: string, kind: string, file: string): Promise<Target> =>
    startTarget(name, ['--import', 'tsx', '.scripts/bench/comparison-servers.ts', kind, file], {
      NODE_ENV: 'production',
    });
  const targets: Target[] = [
    site,
    await rival('node:http', 'bare', answers),
    await rival('Express', 'express', answers),
    await rival('plain', 'plain', cocktails),
  ];
  const results: CaseResult[] = cases.map(({ name, goal }) => ({ name, goal, bursts: {} }));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, work] of cases.entries()) {
        const known: readonly string[] = [site.name, 'node:http', ...work.servers];
        for (const target of targets.filter(({ name }) => known.includes(name))) {
          const list = ((results[index] as CaseResult).bursts[target.name] ??= []);
          list.push(await burst(target, work, BURST_SECONDS));
        }
        process.stdout.write(`round ${round + 1} of ${ROUNDS}: ${work.name}\n`);
      }
    }
  } finally {
    for (const target of targets.slice(1)) await target.stop();
  }
  return results;
}

/** Visitors type these terms. No earlier search had one of them: they are words of made-up names, with or without a number. */
type TermKind = 'whole words' | 'prefixes' | 'misspelt';

const PREFIX_CHARACTERS = 3;
/** Made-up names end with a number up to this. */
const NUMBERS = 1000;

/** Gives a new term with each call. */
function searchTerms(kind: TermKind): () => string {
  let count = 0;
  return () => {
    const at = count;
    count += 1;
    const first = wordAt(FIRST, at);
    const second = wordAt(SECOND, Math.floor(at / FIRST.length));
    return [writtenAs(kind, first), writtenAs(kind, second), `1-${(at % NUMBERS) + 1}`].join(' ');
  };
}

function wordAt(words: readonly string[], index: number): string {
  return (words[index % words.length] ?? '').toLowerCase();
}

function writtenAs(kind: TermKind, word: string): string {
  if (kind === 'prefixes') return word.slice(0, PREFIX_CHARACTERS);
  // Two letters in the middle stand in the wrong order.
  if (kind === 'misspelt' && word.length > 4)
    return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
  return word;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const { site, remove } = await startSite(RECIPES);
const fresh = await site.restart();
try {
  // It reads the recipes for the search meanwhile.
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  const idle = memoryMb(fresh.pid, 'VmRSS');
  const results = await compare(fresh, folder);
  const loaded = memoryMb(fresh.pid, 'VmHWM');
  const sections = {
    [`With ${RECIPES} recipes`]: [
      {
        name: 'first answer after start (home page)',
        value: `${Math.round(fresh.startMs)} ms`,
        goal: '≤ 1 s',
      },
      { name: 'memory after start', value: `${Math.round(idle)} MB`, goal: '≤ 120 MB' },
      { name: 'highest memory under load', value: `${Math.round(loaded)} MB` },
    ],
    ...(isQuick ? {} : { Import: await importFacts(), Growth: await growthFacts() }),
  };
  process.stdout.write(`\n${writeReport(results, sections)}`);
} finally {
  await fresh.stop();
  await remove();
  rmSync(folder, { recursive: true, force: true });
}
