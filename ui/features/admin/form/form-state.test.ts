import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resourceOf } from '../resources/resources.ts';
import type { Answer } from '../resources/resource.ts';
import { firstState, isChanged, mergeVersions, reduceForm, type FormEvent } from './form-state.ts';

const { fields } = resourceOf('spirits');
const gin = (version: number, changes: object = {}): Answer => ({
  data: { id: 'gin', name: 'Gin', description: 'Dry.', version, ...changes } as Answer['data'],
  headers: { etag: `"${version}"` },
});
const NOTHING = { loaded: null, copied: null, unsaved: null };
const opened = firstState(fields, { ...NOTHING, loaded: gin(1) });
const after = (...events: FormEvent[]) =>
  events.reduce((state, event) => reduceForm(fields, state, event), opened);
const typed = (name: string, value: string): FormEvent => ({ kind: 'typed', name, value });

describe('the form of an item', () => {
  it('is changed by typing, and not by what is typed back', () => {
    expect(isChanged(after(typed('name', 'Genever')))).toBe(true);
    expect(isChanged(after(typed('name', 'Genever'), typed('name', 'Gin ')))).toBe(false);
  });

  it('takes in silence what only somebody else changed, and sends a stale save again, also to an item that came back', () => {
    // It begins at a lower version.
    const answer = gin(0, { description: 'Theirs.' });
    const state = after(typed('name', 'Mine'), { kind: 'read', answer, wasStale: true });
    const base = { data: { version: 0 } };
    expect(state).toMatchObject({
      base,
      values: { name: 'Mine', description: 'Theirs.' },
      theirs: {},
      resends: 1,
    });
  });

  it('asks which version stays where both changed a field, until it is decided', () => {
    const asked = after(typed('name', 'Mine'), { kind: 'read', answer: gin(2, { name: 'Theirs' }) });
    expect(asked).toMatchObject({ values: { name: 'Mine' }, theirs: { name: 'Theirs' } });
    const read = reduceForm(fields, asked, { kind: 'read', answer: gin(3, { name: 'Theirs again' }) });
    expect(read.theirs).toEqual({ name: 'Theirs again' });
    const decide = (takes: 'theirs' | 'mine') =>
      reduceForm(fields, read, { kind: 'decided', name: 'name', takes });
    expect(decide('theirs')).toMatchObject({ values: { name: 'Theirs again' }, theirs: {} });
    expect(decide('mine')).toMatchObject({ values: { name: 'Mine' }, theirs: {} });
  });

  it('keeps what was typed while it was saved, and leaves an older answer alone', () => {
    const sent = after(typed('name', 'Genever')).values;
    const state = after(
      typed('name', 'Genever'),
      typed('description', 'Typed since.'),
      { kind: 'saved', answer: gin(2, { name: 'Genever' }), sent },
      { kind: 'read', answer: gin(1) },
    );
    expect(state.values).toMatchObject({ name: 'Genever', description: 'Typed since.' });
    expect(state.base?.data.version).toBe(2);
  });

  it('tells a refusal until the field is changed', () => {
    const refused = after({ kind: 'refused', refused: { name: 'There is a spirit named "Rum".' } });
    expect(refused.refused).toHaveProperty('name');
    expect(reduceForm(fields, refused, typed('name', 'Rhum')).refused).toEqual({});
  });

  it('begins with what was typed before a reload, merged with what was saved since', () => {
    const unsaved = {
      ...{ resource: 'spirits' as const, id: 'gin', lost: ['picture'] },
      before: opened.saved,
      values: { ...opened.saved, name: 'Mine' },
    };
    const state = firstState(fields, { ...NOTHING, loaded: gin(2, { description: 'Theirs.' }), unsaved });
    expect(state.values).toMatchObject({ name: 'Mine', description: 'Theirs.' });
    expect(state.refused['picture']).toMatch(/not kept/);
  });
});

it('another picture begins without focal point and alternative text, and the saved one has them back', () => {
  const glass = resourceOf('glassware');
  const saved = { name: 'Coupe', picture: '/api/images/a', imageFocus: '10% 10%', imageAlt: 'A coupe.' };
  const answer = { data: { id: 'coupe', version: 1, ...saved }, headers: {} };
  const state = firstState(glass.fields, { ...NOTHING, loaded: answer });
  const other = reduceForm(glass.fields, state, typed('picture', '/api/images/b'));
  expect(other.values).toMatchObject({ imageFocus: '', imageAlt: '' });
  expect(reduceForm(glass.fields, other, typed('picture', '/api/images/a')).values).toMatchObject(saved);
});

it('a merge with what nobody changed is what was typed, whatever it is', () => {
  const values = fc.record({ name: fc.string(), spirits: fc.array(fc.string()), featured: fc.boolean() });
  fc.assert(
    fc.property(values, values, (before, mine) => {
      expect(mergeVersions(before, mine, before)).toEqual({ values: mine, theirs: {} });
      expect(mergeVersions(before, before, mine).theirs).toEqual({});
    }),
  );
});
