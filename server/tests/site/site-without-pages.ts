/** Tests start this program: the site without pages, which would need a build of the client. */
import { run } from '#server/run.ts';

await run(null);
