import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { recipeSheets } from './recipes.ts';
import { startTarget, type Target } from './processes.ts';

export const PASSWORD = 'benchmark of the site';
/** Below the largest file of an import. */
const ROWS_PER_SHEET = 25_000;

const START = packageJson.scripts.start.split(' ').slice(1);

/** Built, on an embedded database of its own. */
export interface BenchSite extends Target {
  bearer: string;
  restart(): Promise<BenchSite>;
  /** Gives the time that the imports took. */
  importRecipes(count: number, seed: number): Promise<number>;
}

/** `remove` clears the folder. */
export async function startSite(
  count: number,
  env: Record<string, string> = {},
): Promise<{ site: BenchSite; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const site = await open(folder, env);
  if (count > 0) await site.importRecipes(count, 1);
  return { site, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function open(folder: string, env: Record<string, string> = {}): Promise<BenchSite> {
  const target = await startTarget('this site', START, {
    DATA_DIR: folder,
    STARTER_CATALOGUE: 'off',
    ADMIN_PASSWORD: PASSWORD,
    NODE_ENV: 'production',
    ...env,
  });
  const bearer = await logIn(target.address);
  return {
    ...target,
    bearer,
    async restart() {
      await target.stop();
      return open(folder, env);
    },
    async importRecipes(count, seed) {
      const sheets = recipeSheets(count, ROWS_PER_SHEET, seed);
      const started = performance.now();
      for (const sheet of sheets) await importSheet(target.address, bearer, sheet);
      return performance.now() - started;
    },
  };
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Logging in: ${answer.status}`);
  return `Bearer ${((await answer.json()) as { token: string }).token}`;
}

async function importSheet(address: string, bearer: string, sheet: string): Promise<void> {
  const form = new FormData();
  form.set('file', new File([sheet], 'recipes.csv', { type: 'text/csv' }));
  const answer = await fetch(`${address}/api/cocktails/import`, {
    method: 'POST',
    headers: { authorization: bearer, origin: address },
    body: form,
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`Importing: ${answer.status} ${body.slice(0, 300)}`);
}
