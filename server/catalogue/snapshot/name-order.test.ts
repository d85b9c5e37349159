import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../catalogue.ts';
import { emptyCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { completeFields } from '../item.ts';
import { runSteps, sortInSteps } from '../pausable-work.ts';

const MOMENT = { revision: 1, at: '2026-01-01T00:00:00.000Z' };

describe('sortInSteps', () => {
  it.each([0, 1, 999, 1000, 1001, 5000])('sorts %i numbers', (length) => {
    const numbers = Array.from({ length }, (_, at) => (at * 7919) % 10_007);
    expect(runSteps(sortInSteps(numbers, (one, other) => one < other))).toEqual(
      numbers.toSorted((one, other) => one - other),
    );
  });
});

it('a collection stays in the order of names, whatever many changes come at once', () => {
  const batch = fc.uniqueArray(fc.nat(400), { maxLength: 200 });
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 4 }), (batches) => {
      let catalogue = emptyCatalogue();
      const names = new Map<string, string>();
      for (const [round, numbers] of batches.entries()) {
        const changes = numbers.map((number) => {
          const id = `s${number}`;
          const name = names.get(id);
          const isGone = name !== undefined && number % 3 === 0;
          const next = `${String((number * 7919 + round * 31) % 1009).padStart(4, '0')} ${id}`;
          if (isGone) names.delete(id);
          else names.set(id, next);
          const fieldsOf = (called: string | undefined) =>
            called === undefined ? null : completeFields('spirits', { name: called });
          return {
            resource: 'spirits',
            id,
            before: fieldsOf(name),
            after: isGone ? null : fieldsOf(next),
          } as const;
        });
        catalogue = apply(catalogue, changes, MOMENT);
        expect(catalogue.collections.spirits.sorted.map(({ fields }) => fields['name'])).toEqual(
          [...names.values()].sort(),
        );
      }
    }),
    { numRuns: 50 },
  );
});
