/** The program that tests start as a process: the site as it is, without the pages, which take a build of the client. */
import { run } from '#server/run.ts';

await run(null);
