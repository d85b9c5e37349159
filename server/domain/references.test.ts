import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReferenceIndex } from './references.ts';

const spirits = createReferenceIndex(
  [
    { id: 'london-dry-gin', name: 'London Dry Gin' },
    { id: 'white-rum', name: 'Rum, white' },
    { id: 'creme-de-mure', name: 'Crème de Mûre' },
  ],
  'id',
);

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

  it('prefer what the field is answered with, when a renamed item left its id to another name', () => {
    const renamed = [
      { id: 'gin', name: 'London Gin' },
      { id: 'gin-2', name: 'Gin' },
    ];
    expect(createReferenceIndex(renamed, 'id').find('gin')).toBe('gin');
    expect(createReferenceIndex(renamed, 'name').find('Gin')).toBe('gin-2');
  });

  it('know an item that is being made by its name, not by its id', () => {
    const index = createReferenceIndex([], 'name');
    expect(index.find('Añejo')).toBeUndefined();
    index.addName({ id: 'anejo', name: 'Añejo' });
    expect(index.find('AÑEJO')).toBe('anejo');
    expect(index.find('anejo')).toBeUndefined();
  });

  it('does not take a property of every object for an item', () => {
    expect(spirits.find('__proto__')).toBeUndefined();
    expect(spirits.find('constructor')).toBeUndefined();
  });

  it('finds every item by its own name in upper and lower case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéüñ ]*[a-zéüñ][a-zéüñ ]*$/), (name) => {
        const index = createReferenceIndex([{ id: 'the-one', name }], 'id');
        expect(index.find(name.toUpperCase())).toBe('the-one');
        expect(index.find(name.toLowerCase())).toBe('the-one');
      }),
    );
  });
});
