import { loadBuiltPages } from '#server/http/built-pages.ts';
import { run } from './run.ts';

await run(loadBuiltPages);
