/** Checks the import rules of folders, and that no imports go in a circle, as a step of `npm run validate`. */
import { join } from 'node:path';
import { circles, importGraph } from '../.tooling/import-graph.ts';
import { refusals } from '../.tooling/import-zones.ts';

const graph = importGraph(join(import.meta.dirname, '..'));
const faults = [
  ...refusals(graph),
  ...circles(graph).map((circle) => `These imports go round in a circle: ${circle.join(' → ')}.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
