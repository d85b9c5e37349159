import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { readConfig } from '#server/config.ts';
import { fillStore } from '#server/catalogue/fill-store.ts';
import { openStore } from '#server/storage/open-store.ts';
import type { OpenedSession } from '#openapi/generated/model/index.ts';
import { rawRequest, type RawAnswer, type RawRequest } from '#server/tests/support/raw-request.ts';
import { startServerProcess } from '#server/tests/site/server-process.ts';
import { starterCatalogue, starterItems } from '#openapi/starter/starter-catalogue.ts';
import type { CrowdOrder } from './crowd-process.ts';
import type { Target } from './crowds.ts';
import type { Pressure } from './hostile-crowd.ts';

/** The built site in production mode, in a process of its own, on the starter catalogue with one large picture. */
export interface CrowdedSite extends Target {
  /** Lets these crowds come, see CROWDS and CrowdOrder, until each of their connections has sent a request; the ones before them leave. */
  letCome(names: string[], order?: Pick<CrowdOrder, 'most' | 'isOneClient'>): Promise<void>;
  /** What each crowd does at this moment, by its name. */
  pressure(): Promise<Record<string, Pressure>>;
  /** Processor time that the process has taken for its event loop. */
  processorMs(): number;
  /** Memory in MB of the process and of those that read a sheet: now, what they share counted once, and the sum of what each had at its highest. */
  memory(): { nowMb: number; highestMb: number };
  /** `nowMb` where it may be as much as `limitMb`; otherwise something between it and the limit, which costs a hundredth. */
  memoryAround(limitMb: number): number;
  isAlive(): boolean;
  stop(): Promise<void>;
}

const CROWD_PROGRAM = join(import.meta.dirname, 'crowd-process.ts');
const PROGRAM = join(import.meta.dirname, '../../../dist/server/main.js');
const ASSETS = join(import.meta.dirname, '../../../dist/client/assets');
/** As `npm start` and `.deploy` run it. */
const NODE_OPTIONS = ['--max-semi-space-size=4', '--v8-pool-size=2'];
const PICTURE = { id: 'a'.repeat(32), mime: 'image/webp', width: 1280, height: 960 };
const ADMIN_PASSWORD = 'cheers to everyone here';
/** Places in /proc/PID/task/PID/stat, the thread of the event loop, whose unit is a hundredth of a second. */
const USER_TIME = 13;
const SYSTEM_TIME = 14;
const MS_PER_TICK = 10;
const KIB_PER_MB = 1000;
const POLL_MS = 100;

export async function startCrowdedSite(): Promise<CrowdedSite> {
  if (!existsSync(PROGRAM)) throw new Error('There is no built site: run `npm run build` first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-crowd-'));
  await fill(dataDir);
  const site = startServerProcess({
    program: [...NODE_OPTIONS, PROGRAM],
    env: { DATA_DIR: dataDir, NODE_ENV: 'production', ADMIN_PASSWORD },
  });
  const address = await site.opened;
  const { pid } = site.process;
  const target = {
    address,
    picture: `/api/images/${PICTURE.id}`,
    file: await largestFile(),
    session: await logIn(address),
  };
  let highestReaderMb = 0;
  const crowd = fork(CROWD_PROGRAM, { execArgv: ['--import', 'tsx'] });
  await once(crowd, 'message');
  const ask = async (order: Partial<CrowdOrder> = {}): Promise<Record<string, Pressure>> => {
    crowd.send({ target, ...order } satisfies CrowdOrder);
    const [pressure] = (await once(crowd, 'message')) as [Record<string, Pressure>];
    return pressure;
  };
  const sumOf = (pids: readonly (number | undefined)[], ...place: MemoryPlace): number =>
    pids.reduce<number>((sum, one) => sum + megabytes(one, ...place), 0);
  const nowMb = () => sumOf([pid, ...readersOf(pid)], 'smaps_rollup', 'Pss');
  return {
    ...target,
    pressure: () => ask(),
    processorMs() {
      const fields = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/stat`, 'utf8').split(' ');
      return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * MS_PER_TICK;
    },
    async letCome(names, order) {
      let pressures = Object.values(await ask({ names, ...order }));
      while (pressures.some(({ missing }) => missing > 0)) {
        await setTimeout(POLL_MS);
        pressures = Object.values(await ask());
      }
    },
    memory() {
      highestReaderMb = Math.max(highestReaderMb, sumOf(readersOf(pid), 'status', 'VmRSS'));
      return { nowMb: nowMb(), highestMb: megabytes(pid, 'status', 'VmHWM') + highestReaderMb };
    },
    memoryAround(limitMb) {
      // Each of them with all that it shares. The kernel takes milliseconds to count what is shared once.
      const mostMb = sumOf([pid, ...readersOf(pid)], 'status', 'VmRSS');
      return mostMb < limitMb ? mostMb : nowMb();
    },
    isAlive: () => site.process.exitCode === null && site.process.signalCode === null,
    async stop() {
      crowd.kill('SIGKILL');
      site.process.kill('SIGKILL');
      await site.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function largestFile(): Promise<string> {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(ASSETS, name))).size));
  return `/assets/${names[sizes.indexOf(Math.max(...sizes))]}`;
}

/** The processes that read a sheet for the site at this moment. */
function readersOf(pid: number | undefined): number[] {
  return textOf(`/proc/${String(pid)}/task/${String(pid)}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

type MemoryPlace = [file: 'status' | 'smaps_rollup', name: string];

function megabytes(pid: number | undefined, ...[file, name]: MemoryPlace): number {
  const text = textOf(`/proc/${String(pid)}/${file}`);
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / KIB_PER_MB;
}

/** Empty for a process that has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function fill(dataDir: string): Promise<void> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  const at = new Date().toISOString();
  await fillStore(store, { ...starterItems(at.slice(0, 10)), cocktails: starterCatalogue.cocktails }, at);
  const noise = { create: { ...PICTURE, channels: 3, background: '#000', noise: NOISE } } as const;
  const bytes = await sharp(noise).webp({ quality: 95 }).toBuffer();
  await store.transact((transaction) => transaction.add({ changes: [], pictures: [{ ...PICTURE, bytes }] }));
  await store.pictures.saveVariant({
    pictureId: PICTURE.id,
    width: PICTURE.width,
    mime: PICTURE.mime,
    bytes,
  });
  await store.close();
}

/** Other work on the machine may leave the site a tenth of a processor. */
const PATIENCE_MS = 60_000;
const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/** A request of the visitor who must notice nothing of the crowd: another client by its address. */
export function visit(address: string, path: string, request: Partial<RawRequest> = {}): Promise<RawAnswer> {
  // A connection of its own: one that is left from before might just be closing.
  const headers = { connection: 'close', ...request.headers };
  return rawRequest(address, {
    ...request,
    path,
    headers,
    localAddress: '127.0.0.2',
    patienceMs: PATIENCE_MS,
  });
}

/** Gives the header of a session. */
async function logIn(address: string): Promise<string> {
  const { text } = await visit(address, '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  return `Authorization: Bearer ${(JSON.parse(text) as OpenedSession).token}`;
}
