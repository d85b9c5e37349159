import type { Browser } from 'playwright';
import { test } from 'vitest';
import { newVisitor, watch } from './browser.ts';
import type { Step } from './journey-page.ts';
import { playwrightPage } from './playwright-page.ts';

/** Registers a test that walks the whole journey, naming the step where it stumbles, and hears no complaint on the way. */
export function walk(
  title: string,
  steps: readonly Step[],
  site: () => { browser: Browser; address: string },
): void {
  test(title, async ({ expect }) => {
    const { browser, address } = site();
    const context = await newVisitor(browser, address);
    try {
      const page = await context.newPage();
      const { complaints } = watch(page);
      const person = playwrightPage(page, address);
      for (const step of steps) {
        await step.run(person).catch((error: unknown) => {
          throw new Error(`${step.title}: ${String(error)}`, { cause: error });
        });
      }
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  });
}
