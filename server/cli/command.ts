import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { backupSite, restoreSite } from './copy-site.ts';
import { readNewPassword, resetPassword } from './reset-password.ts';

const USAGE = 'There are three commands: backup FILE, restore FILE [--force], password [--first].';

/** Runs `npm run backup`, `restore` or `password`. Returns a line for the person who typed it. */
async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const options = { force: { type: 'boolean' }, first: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, file] = positionals;
  const { DATA_DIR, DATABASE_URL, SITE_NAME } = env;
  const location = readConfig({ DATA_DIR, DATABASE_URL });
  if (command === 'backup' || command === 'restore') {
    if (file === undefined) throw new Error(`Please name the file: npm run ${command} -- FILE`);
    return command === 'backup'
      ? backupSite(location, file)
      : restoreSite(location, file, values.force === true);
  }
  if (command !== 'password') throw new Error(USAGE);
  const next = values.first === true ? null : await readNewPassword(process.stdin);
  return resetPassword(location, next, readConfig({ SITE_NAME }).site.name);
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
