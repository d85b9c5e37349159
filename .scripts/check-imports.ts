/** `npm run validate` checks which folders import which. The lint rule `import/no-cycle` finds circles. */
import { join } from 'node:path';
import { importGraph } from './check-imports/import-graph.ts';
import { violations } from './check-imports/import-zones.ts';

const faults = violations(importGraph(join(import.meta.dirname, '..')));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
