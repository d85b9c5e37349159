import { afterAll, vi } from 'vitest';

/**
 * Files that share a process share its modules. An import that nobody waits for (code fetched ahead, a part of a screen) is cut off when
 * its file ends, and stays broken for the files after it. So each file ends with its imports done.
 */
afterAll(() => vi.dynamicImportSettled());
