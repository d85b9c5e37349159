/*
 * The crowds' own process: its work must not hold up the visitor, whose time is taken in the test's. It is told which crowds come, in
 * place of the ones before, and answers with what they do: see Pressure.
 */
import { comeInCrowds, type Crowd } from './hostile-crowd.ts';
import { CROWDS, type Target } from './crowds.ts';

/** What the process is asked: to let crowds come, or without names what those that are here do. */
export interface CrowdOrder {
  target: Target;
  names?: string[];
  /** No crowd has more connections. */
  most?: number;
  /** All of them come from one address; otherwise each has its own, so that no refusal of one protects the site from another. */
  isOneClient?: boolean;
}

let clients = 0;
let present: [name: string, crowd: Crowd][] = [];

process.on('message', ({ target, names, most = Infinity, isOneClient = false }: CrowdOrder) => {
  if (names) {
    clients += 1;
    for (const [, crowd] of present) crowd.leave();
    present = Object.entries(CROWDS)
      .filter(([name]) => names.includes(name))
      .map(([name, crowd]) => {
        const hostile = crowd(target);
        const connections = Math.min(hostile.connections, most);
        if (!isOneClient) clients += 1;
        return [name, comeInCrowds(target.address, `127.0.1.${clients}`, { ...hostile, connections })];
      });
  }
  process.send?.(Object.fromEntries(present.map(([name, crowd]) => [name, crowd.pressure()])));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
