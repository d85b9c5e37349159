import { test } from 'vitest';
import type { Place } from './browser.ts';
import { engineJourneyPage } from '../engines/engine-journey-page.ts';
import type { Pointer } from '../engines/engine-page.ts';
import { asVisitor, ENGINES, type Engine } from '../engines/in-each-engine.ts';
import type { Step } from './journey-page.ts';

/**
 * Registers a test for each engine that walks the whole journey, naming the step where it stumbles, and hears no complaint on the
 * way.
 */
export function walk(
  title: string,
  steps: readonly Step[],
  here: () => Pick<Place, 'address'>,
  engines: readonly Engine[] = ENGINES,
  pointer: Pointer = 'mouse',
): void {
  for (const engine of engines) {
    test(`${engine.name}: ${title}`, () =>
      asVisitor(
        engine,
        async (page) => {
          page.pointer = pointer;
          const person = engineJourneyPage(page, here().address);
          for (const step of steps) {
            await step.run(person).catch((error: unknown) => {
              throw new Error(`${step.title}: ${String(error)}`, { cause: error });
            });
          }
        },
        { wantsWindows: true },
      ));
  }
}
