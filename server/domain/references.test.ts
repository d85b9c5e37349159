import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReferenceIndex } from './references.ts';

const spirits = createReferenceIndex([
  { id: 'london-dry-gin', name: 'London Dry Gin' },
  { id: 'white-rum', name: 'Rum, white' },
  { id: 'creme-de-mure', name: 'Crème de Mûre' },
]);

describe('references', () => {
  it.each([
    ['london-dry-gin', 'london-dry-gin'],
    ['London-Dry-GIN', 'london-dry-gin'],
    ['London Dry Gin', 'london-dry-gin'],
    ['  LONDON  dry gin ', 'london-dry-gin'],
    ['rum, WHITE', 'white-rum'],
    ['CRÈME DE MÛRE', 'creme-de-mure'],
  ])('are accepted by id or by name, whatever the case: %j', (value, id) => {
    expect(spirits.find(value)).toBe(id);
  });

  it('names the values that nobody knows, and keeps the order of the others, each once', () => {
    expect(spirits.resolve(['Moonshine', 'white-rum', 'London Dry Gin', 'WHITE-RUM', 'Moonshine'])).toEqual({
      ids: ['white-rum', 'london-dry-gin'],
      unknown: ['Moonshine'],
    });
  });

  it('does not take a property of every object for an item', () => {
    expect(spirits.find('__proto__')).toBeUndefined();
    expect(spirits.find('constructor')).toBeUndefined();
  });

  it('finds every item by its own name in upper and lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéüñ ]*[a-zéüñ][a-zéüñ ]*$/), (name) => {
        const index = createReferenceIndex([{ id: 'the-one', name }]);
        expect(index.find(name.toUpperCase())).toBe('the-one');
        expect(index.find(name.toLowerCase())).toBe('the-one');
      }),
    );
  });
});
