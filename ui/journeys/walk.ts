import { test } from 'vitest';
import { newVisitor, watch, type Place } from './browser.ts';
import type { Step } from './journey-page.ts';
import { playwrightPage } from './playwright-page.ts';

/** Registers a test that walks the whole journey, naming the step where it stumbles, and hears no complaint on the way. */
export function walk(title: string, steps: readonly Step[], here: () => Place): void {
  test(title, async ({ expect }) => {
    const place = here();
    const context = await newVisitor(place);
    try {
      const page = await context.newPage();
      const { complaints } = watch(page);
      const person = playwrightPage(page, place.address);
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
