/** `npm run password`, which asks for the new one or reads it from a pipe; `npm run password -- --first` */
import { readConfig } from '#server/config.ts';
import { configuredDatabase, runCommand } from './command-line.ts';
import { readNewPassword, resetPassword } from './reset-password.ts';

await runCommand(async () => {
  const { SITE_NAME } = process.env;
  const next = process.argv.includes('--first') ? null : await readNewPassword(process.stdin);
  return resetPassword(configuredDatabase(process.env), next, readConfig({ SITE_NAME }).site.name);
});
