/** `npm run validate` checks which folders import which. The lint rule `import/no-cycle` finds circles. */
import { join } from 'node:path';
import { importGraph } from './check-imports/import-graph.ts';
import { findViolations, FOLDERS } from './check-imports/import-zones.ts';

const violations = findViolations(importGraph(join(import.meta.dirname, '..'), FOLDERS));
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
