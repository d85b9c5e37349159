/*
 * The crowds' own process: its work must not hold up the visitor, whose time is taken in the test's. It is told which crowds come; the ones
 * before them leave.
 */
import { comeInCrowds, type Crowd } from './hostile-crowd.ts';
import { CROWDS, type Target } from './crowds.ts';

let clients = 0;
let present: Crowd[] = [];

process.on('message', ({ target, names }: { target: Target; names: string[] }) => {
  for (const crowd of present) crowd.leave();
  present = Object.entries(CROWDS)
    .filter(([name]) => names.includes(name))
    // Each is a client of its own, so that no refusal of one protects the site from another.
    .map(([, crowd]) => comeInCrowds(target.address, `127.0.1.${(clients += 1)}`, crowd(target)));
  process.send?.('done');
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
