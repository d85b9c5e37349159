import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceOf } from '../resources/resources.ts';
import {
  draftOf,
  draftSince,
  draftValues,
  isChanged,
  savedMeanwhile,
  shownValues,
  withDecision,
  withTyped,
  type Draft,
} from './form-draft.ts';

const { fields } = resourceOf('spirits');
const GIN = { name: 'Gin', description: 'Dry.' };
const typed = (name: string, value: string, draft: Draft = {}) =>
  withTyped(fields, GIN, draft, { name, value });

describe('what was typed into a form', () => {
  it('is a change, and none when it is typed back', () => {
    const mine = typed('name', 'Genever');
    expect(isChanged(GIN, mine)).toBe(true);
    expect(isChanged(GIN, typed('name', 'Gin ', mine))).toBe(false);
  });

  it('leaves to somebody else what only they changed', () => {
    const theirs = { ...GIN, description: 'Theirs.' };
    expect(shownValues(theirs, typed('name', 'Mine'))).toEqual({ name: 'Mine', description: 'Theirs.' });
    expect(savedMeanwhile(theirs, typed('name', 'Mine'))).toEqual({});
    expect(shownValues(theirs, draftOf(GIN, GIN))).toEqual(theirs);
  });

  it('waits for a decision where both changed a field', () => {
    const theirs = { ...GIN, name: 'Theirs' };
    const mine = typed('name', 'Mine');
    expect(savedMeanwhile(theirs, mine)).toEqual({ name: 'Theirs' });
    const kept = withDecision(theirs, mine, 'name', 'mine');
    expect([shownValues(theirs, kept).name, savedMeanwhile(theirs, kept)]).toEqual(['Mine', {}]);
    const taken = withDecision(theirs, mine, 'name', 'theirs');
    expect([shownValues(theirs, taken).name, savedMeanwhile(theirs, taken)]).toEqual(['Theirs', {}]);
  });

  it('stays when it was typed while the rest was saved', () => {
    const sent = typed('name', 'Genever');
    const since = draftSince(shownValues(GIN, sent), typed('description', 'Typed since.', sent), {
      ...GIN,
      name: 'Genever',
    });
    expect(since).toEqual({ description: { value: 'Typed since.', before: 'Dry.' } });
  });

  it('is what is shown, whatever it is, where nobody else saved', () => {
    const values = fc.record({ name: fc.string(), spirits: fc.array(fc.string()), featured: fc.boolean() });
    fc.assert(
      fc.property(values, values, (saved, mine) => {
        const draft = draftOf(mine, saved);
        expect(shownValues(saved, draft)).toEqual(mine);
        expect(draftValues(draft)).toEqual(mine);
        expect(savedMeanwhile(saved, draft)).toEqual({});
        expect(savedMeanwhile(mine, draftOf(saved, saved))).toEqual({});
      }),
    );
  });
});

it('another picture begins without focal point and alternative text, and the saved one has them back', () => {
  const glass = resourceOf('glassware').fields;
  const saved = { name: 'Coupe', picture: '/api/images/a', imageFocus: '10% 10%', imageAlt: 'A coupe.' };
  const other = withTyped(glass, saved, {}, { name: 'picture', value: '/api/images/b' });
  expect(shownValues(saved, other)).toMatchObject({ imageFocus: '', imageAlt: '' });
  const back = withTyped(glass, saved, other, { name: 'picture', value: '/api/images/a' });
  expect(shownValues(saved, back)).toEqual(saved);
});
