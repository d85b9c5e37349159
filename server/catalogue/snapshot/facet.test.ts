import { expect, it } from 'vitest';
import { runSteps } from '../pausable-work.ts';
import type { Item } from '../item.ts';
import { Facet } from './facet.ts';

/** A menu, whose sections name cocktails. */
function menu(...sections: string[][]): Item {
  const fields = { name: 'Tonight', sections: sections.map((cocktails) => ({ title: 'Sours', cocktails })) };
  return { id: 'tonight', fields } as unknown as Item;
}

it('follows an edit of references in the entries of a list', () => {
  const field = 'sections/cocktails';
  const before = menu(['negroni', 'mojito'], ['mojito']);
  const after = menu(['negroni'], ['daiquiri']);
  const first = runSteps(
    new Facet().edited(field, [{ id: 'tonight', slot: 3, before: undefined, after: before }]),
  ).facet;
  expect(Array.from(first.slotsOf('mojito'))).toEqual([3]);
  const { facet } = runSteps(first.edited(field, [{ id: 'tonight', slot: 3, before, after }]));
  expect(['negroni', 'mojito', 'daiquiri'].map((id) => facet.count(id))).toEqual([1, 0, 1]);
});
