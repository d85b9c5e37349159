import { afterAll, vi } from 'vitest';

/**
 * Test files that share a process share its modules. Vitest cuts off an import that still loads when its file ends, such as code that a
 * page fetches ahead. The module stays broken for later files. So each file waits for its imports before it ends.
 */
afterAll(() => vi.dynamicImportSettled());
