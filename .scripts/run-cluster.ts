/**
 * `npm run cluster`: the large set-up on one machine, to try it. A real PostgreSQL from the npm package, two
 * processes of the site on it, and nginx in front where it is installed. Ctrl-C ends and removes all of it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgresCluster } from '#server/tests/postgres/postgres-cluster.ts';

interface RunningCluster {
  database: string;
  sites: string[];
  /** Null where nginx is not installed. */
  front: string | null;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const NGINX_PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

const BUILT_SITE = join(root, 'dist/server/main.js');

/** nginx stands on `port`; null leaves it out. */
export async function runCluster(port: number | null, program = BUILT_SITE): Promise<RunningCluster> {
  const postgres = await startPostgresCluster({ durable: true });
  const database = await createDatabase(postgres.address);
  const children: ChildProcess[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-cluster-'));
  // nginx runs as another user when root starts it.
  await chmod(folder, 0o755);
  const stop = async (): Promise<void> => {
    // The last one started stands in front of the others.
    for (const child of children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const sites: string[] = [];
    // The first one migrates and fills the database.
    for (let count = 0; count < 2; count += 1) {
      const child = spawn(process.execPath, [program], {
        env: { ...process.env, PORT: '0', DATABASE_URL: database, TRUST_PROXY: '1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      sites.push(await addressOf(child));
    }
    const nginx = NGINX_PLACES.find((place) => existsSync(place));
    if (port === null || nginx === undefined) return { database, sites, front: null, stop };
    children.push(await startNginx(nginx, folder, sites, port));
    return { database, sites, front: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Printed when the site is open. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const address = /http:\/\/\S+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`a process of the site ended with ${String(code)}`)));
  });
}

/** With the configuration of .deploy. */
async function startNginx(
  nginx: string,
  folder: string,
  sites: string[],
  port: number,
): Promise<ChildProcess> {
  const deployed = await readFile(join(root, '.deploy/nginx.conf'), 'utf8');
  const [one = '', two = ''] = sites.map((site) => new URL(site).host);
  const here = deployed
    .replace('site-1:3000', one)
    .replace('site-2:3000', two)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http {', `pid ${folder}/nginx.pid;\nhttp {\n${temporaryPaths(folder)}`);
  await writeFile(join(folder, 'nginx.conf'), here);
  const child = spawn(
    nginx,
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr', '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('nginx did not start')));
  await Promise.race([ended, answers(`http://127.0.0.1:${port}/api/health`)]);
  ended.catch(() => undefined);
  return child;
}

function temporaryPaths(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return ['access_log off;', ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)].join('\n');
}

async function answers(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function main(): Promise<void> {
  const cluster = await runCluster(3000);
  console.log(`PostgreSQL: ${cluster.database}`);
  for (const address of cluster.sites) console.log(`a process of the site: ${address}`);
  console.log(
    cluster.front === null
      ? 'nginx is not installed: use either process'
      : `nginx in front of both: ${cluster.front} (the admin password is cheers)`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
  }
}

if (process.argv[1] === import.meta.filename) await main();
