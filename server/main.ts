import { loadBuiltPages } from '#server/http/pages/built-pages.ts';
import { run } from '#server/run.ts';

await run(loadBuiltPages);
