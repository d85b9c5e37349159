/** `npm run move -- --from ADDRESS --to ADDRESS [--force]` */
import { parseArgs } from 'node:util';
import { runCommand } from './command-line.ts';
import { moveSite } from './move-site.ts';

await runCommand(() => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  return moveSite(values.from, values.to, values.force);
});
