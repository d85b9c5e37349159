import { loadBuiltPages } from './http/built-pages.ts';
import { run } from './run.ts';

await run(loadBuiltPages);
