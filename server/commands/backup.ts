/** `npm run backup -- FILE` */
import { backupSite } from './backup-site.ts';
import { configuredDatabase, runCommand } from './command-line.ts';

await runCommand(() => backupSite(configuredDatabase(process.env), process.argv[2]));
