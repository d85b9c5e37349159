import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceByName } from '../resources/resource-definitions.ts';
import { conflictingValues, endConflict, isChanged, startForm, mergeSaved, typeValue } from './form-state.ts';

const { fields } = resourceByName('spirits');
const GIN = { name: 'Gin', description: 'Dry.' };
const typed = (name: string, value: string, state = startForm(GIN)) => typeValue(state, fields, name, value);

describe('what was typed into a form', () => {
  it('is a change until the saved value is typed again', () => {
    const mine = typed('name', 'Genever');
    expect(isChanged(mine)).toBe(true);
    expect(isChanged(typed('name', 'Gin ', mine))).toBe(false);
  });

  it('does not overwrite a field that only somebody else changed', () => {
    const merged = mergeSaved(typed('name', 'Mine'), { ...GIN, description: 'Theirs.' });
    expect(merged.values).toEqual({ name: 'Mine', description: 'Theirs.' });
    expect(conflictingValues(merged)).toEqual({});
  });

  it('is in conflict with another saved value of its field until a decision', () => {
    const merged = mergeSaved(typed('name', 'Mine'), { ...GIN, name: 'Theirs' });
    expect([merged.values['name'], conflictingValues(merged)]).toEqual(['Mine', { name: 'Theirs' }]);
    // A newer version that leaves this field as it is decides nothing.
    expect(conflictingValues(mergeSaved(merged, { ...merged.saved }))).toEqual({ name: 'Theirs' });
    const kept = endConflict(merged, 'name');
    expect([kept.values['name'], conflictingValues(kept)]).toEqual(['Mine', {}]);
    const taken = typed('name', 'Theirs', merged);
    expect([isChanged(taken), conflictingValues(taken)]).toEqual([false, {}]);
    expect(conflictingValues(typed('name', 'Theirs, edited', taken))).toEqual({});
  });

  it('stays if nobody saved another value, and an unchanged form takes all saved values', () => {
    // Blanks at the ends make no difference, so a saved text may replace a typed one.
    const text = fc.string().map((written) => written.trim());
    const values = fc.record({ name: text, spirits: fc.array(fc.string()), featured: fc.boolean() });
    fc.assert(
      fc.property(values, values, (saved, mine) => {
        const merged = mergeSaved(startForm(saved, mine), { ...saved });
        expect(merged.values).toEqual(startForm(saved, mine).values);
        expect(mergeSaved(startForm(saved), mine)).toEqual(startForm(mine));
      }),
    );
  });
});

it('another picture has no focal point and no alternative text, and the saved picture gets them back', () => {
  const glass = resourceByName('glassware').fields;
  const saved = { name: 'Coupe', picture: '/api/images/a', imageFocus: '10% 10%', imageAlt: 'A coupe.' };
  const other = typeValue(startForm(saved), glass, 'picture', '/api/images/b');
  expect(other.values).toMatchObject({ imageFocus: '', imageAlt: '' });
  expect(typeValue(other, glass, 'picture', '/api/images/a').values).toEqual(saved);
});
