import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeVersions } from './merge-versions.ts';

const base = { name: 'Negroni', description: 'Bitter.', spirits: ['gin', 'campari'], featured: false };

describe('the merge of a form with what was saved meanwhile', () => {
  it('takes what only the other side changed, and leaves what only this side changed', () => {
    const mine = { ...base, description: 'Bitter and red.' };
    const theirs = { ...base, spirits: ['gin'], featured: true };
    expect(mergeVersions(base, mine, theirs)).toEqual({
      values: { ...base, description: 'Bitter and red.', spirits: ['gin'], featured: true },
      taken: ['spirits', 'featured'],
      conflicts: [],
    });
  });

  it('asks about what both sides changed, and holds what was typed until then', () => {
    const mine = { ...base, description: 'Mine.' };
    const theirs = { ...base, description: 'Theirs.' };
    expect(mergeVersions(base, mine, theirs)).toEqual({
      values: mine,
      taken: [],
      conflicts: ['description'],
    });
  });

  it('asks nothing when both sides changed a field to the same', () => {
    const same = { ...base, description: 'Same.', spirits: ['campari', 'gin'] };
    expect(
      mergeVersions(base, same, { ...same, description: 'Same. ', spirits: ['campari', 'gin'] }),
    ).toEqual({
      values: same,
      taken: [],
      conflicts: [],
    });
  });

  it('holds a chosen file against a picture that was saved', () => {
    const file = new File([], 'mine.png');
    const merged = mergeVersions({ image: '' }, { image: file }, { image: '/api/images/1' });
    expect(merged).toEqual({ values: { image: file }, taken: [], conflicts: ['image'] });
  });

  const values = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    spirits: fc.array(fc.constantFrom('gin', 'rum'), { maxLength: 2 }),
    featured: fc.boolean(),
  });

  it('loses nothing: each field is as one of the sides has it, and a change of one side alone stands', () => {
    fc.assert(
      fc.property(values, values, values, (start, mine, theirs) => {
        const merged = mergeVersions(start, mine, theirs);
        for (const name of ['name', 'spirits', 'featured'] as const) {
          const [before, here, there] = [start, mine, theirs].map((side) => JSON.stringify(side[name]));
          const result = JSON.stringify(merged.values[name]);
          if (merged.conflicts.includes(name)) expect(result).toBe(here);
          else if (here === before) expect(result).toBe(there);
          else expect(result).toBe(here);
        }
      }),
    );
  });

  it('changes nothing when there was no other save', () => {
    fc.assert(
      fc.property(values, values, (start, mine) => {
        expect(mergeVersions(start, mine, start)).toEqual({ values: mine, taken: [], conflicts: [] });
      }),
    );
  });
});
