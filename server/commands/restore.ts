/** `npm run restore -- FILE [--force]` */
import { configuredDatabase, runCommand } from './command-line.ts';
import { restoreSite } from './restore-site.ts';

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
await runCommand(() => restoreSite(configuredDatabase(process.env), file, words.includes('--force')));
