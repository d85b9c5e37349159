import { loadBuiltPages } from '#server/http/built-pages.ts';
import { run } from '#server/run.ts';

await run(loadBuiltPages);
