/*
 * The crowds' own process: its work must not hold up the visitor, whose time is taken in the test's. It is told which crowds come; the ones
 * before them leave.
 */
import { comeInCrowds, type Crowd } from './hostile-crowd.ts';
import { CROWDS, type Target } from './crowds.ts';

let present: Crowd[] = [];

process.on('message', ({ target, names }: { target: Target; names: string[] }) => {
  for (const crowd of present) crowd.leave();
  present = names.flatMap((name) => {
    const client = CROWDS[name]?.(target);
    return client ? [comeInCrowds(target.address, client)] : [];
  });
  process.send?.('done');
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
