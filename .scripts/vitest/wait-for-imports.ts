import { afterAll, vi } from 'vitest';

/**
 * Each test file waits for its imports before it ends. Files that share a process share its modules, and
 * Vitest cuts off an import that still loads, such as code that a page fetches ahead. The module would stay
 * broken for later files.
 */
afterAll(() => vi.dynamicImportSettled());
