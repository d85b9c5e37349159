import { DEMO_PASSWORD } from '#openapi/starter/demo-password.ts';
import { MissingBuildError } from '#server/http/built-pages.ts';
import { FileHeldError } from '#server/storage/connections/hold-sqlite-file.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { createLog } from './log.ts';
import { DatabaseError, startServer, type RunningServer, type ServerDependencies } from './start-server.ts';

/** Runs the site until a signal ends it. Prints one line: the URL, or an error with exit code 1. */
export async function run(loadPages: ServerDependencies['loadPages']): Promise<void> {
  const config = configOrFail();
  const log = createLog(config.logLevel);
  logConsole(log);
  const server = await startServer(config, { loadPages, log }).catch((error: unknown) =>
    fail(startProblem(error, config)),
  );
  stopOnSignals(server, log);
  // Writing this line may fail on a full disk.
  process.stdout.on('error', () => undefined);
  const hint = config.isDemoMode ? ` (demo mode, the admin password is ${DEMO_PASSWORD})` : '';
  process.stdout.write(`${config.site.name} is open at ${server.origin}${hint}\n`);
}

/** Libraries such as React write to the console, but standard error has only the JSON lines of the log. */
function logConsole(log: ServerDependencies['log']): void {
  // An operator can do nothing about the warnings of a library.
  console.warn = (...words: unknown[]) => log.debug(words.map(String).join(' '));
  console.error = (...words: unknown[]) => log.error(words.map(String).join(' '));
}

/** Returns one line that says why the site does not start. */
function startProblem(error: unknown, config: Config): string {
  const { code, cause, message } = error as NodeJS.ErrnoException;
  if (error instanceof MissingBuildError || error instanceof ConfigError) return message;
  const line = message.split('\n')[0] ?? '';
  if (cause instanceof FileHeldError) return `DATA_DIR ${config.dataDir} is in use: ${message}`;
  const database = config.databaseUrl === null ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
  if (error instanceof DatabaseError) return `${database} cannot be used: ${line}`;
  if (code === 'EADDRINUSE')
    return `PORT ${config.port} is already in use on ${config.host}: choose another one`;
  if (code === 'EACCES' && message.includes('listen'))
    return `PORT ${config.port} may not be used by this user`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${config.host} is no address of this machine`;
  // Nothing outside failed, so the code is broken or incomplete.
  return `The site cannot start (run "npm run build"): ${line}`;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function configOrFail(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function stopOnSignals(server: RunningServer, log: ServerDependencies['log']): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}
