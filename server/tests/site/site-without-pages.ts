/** Tests start this program. It is the site without the pages, which take a build of the client. */
import { run } from '#server/run.ts';

await run(null);
