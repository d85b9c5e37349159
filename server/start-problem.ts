import type { Config } from './config.ts';
import { MissingBuildError } from '#server/http/built-pages.ts';
import { FileHeldError } from '#server/storage/connections/hold-sqlite-file.ts';

/** Returns one line that says why the site does not start. */
export function startProblem(error: unknown, config: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT ${config.port} is already in use on ${config.host}: choose another one`;
  if (code === 'EACCES' && message.includes('listen'))
    return `PORT ${config.port} may not be used by this user`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${config.host} is no address of this machine`;
  if (error instanceof MissingBuildError) return message;
  if (error instanceof FileHeldError) return `DATA_DIR ${config.dataDir} is in use: ${message}`;
  const database = config.databaseUrl === null ? `DATA_DIR ${config.dataDir}` : 'DATABASE_URL';
  return `${database} cannot be used: ${message.split('\n')[0] ?? ''}`;
}
