/**
 * `npm run cluster`: the large set-up on one machine, to try it. A real PostgreSQL from the npm package, two
 * processes of the site on it, and nginx in front where it is installed. Ctrl-C ends and removes all of it.
 */
import { runCluster } from './run-cluster.ts';

const PORT = 3000;

const cluster = await runCluster(PORT);
console.log(`PostgreSQL: ${cluster.database}`);
for (const address of cluster.sites) console.log(`a process of the site: ${address}`);
console.log(
  cluster.front === null
    ? 'nginx is not installed: use either process'
    : `nginx in front of both: ${cluster.front} (the admin password is cheers)`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
}
