import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import type { Decision } from '../decision.ts';
import { completeFields, type Fields } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import type { Outcome } from '#openapi/generated/model.ts';
import { buildCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { NextCatalogue, whyNotRestorable } from './next-catalogue.ts';
import { undoRevision } from './undo-revision.ts';

interface Wish {
  resource: ResourceName;
  id: string;
  values: Record<string, unknown> | null;
}

/** Lays wishes over the catalogue, one after the other, and leaves out those that cannot be. */
function decideWishes(catalogue: Catalogue, wishes: readonly Wish[]): Decision<null> {
  const next = new NextCatalogue(catalogue);
  const touched = new Map<string, Wish>();
  for (const wish of wishes) {
    const { resource, id } = wish;
    const values = wish.values && { ...wish.values, ...(wish.values['name'] === OWN_NAME && { name: id }) };
    const before = next.get(resource, id);
    const after: Fields | null =
      values &&
      completeFields(resource, before ? { ...before, ...values } : { name: `New ${id}`, ...values });
    const isNothing = before === after || JSON.stringify(before) === JSON.stringify(after);
    if (isNothing || whyNotRestorable(next, { resource, id, after }) !== null) continue;
    next.put(resource, id, after);
    touched.set(`${resource}/${id}`, wish);
  }
  const changes = [...touched.values()].map(({ resource, id }) => next.changeOf(resource, id));
  const differing = changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  return { changes: differing, result: null };
}

/** Null when it is refused. */
async function undo(site: RecordedCatalogue, revision: number): Promise<Outcome | null> {
  return site.make(await undoRevision(site.catalogue, site.history, revision));
}

function start(): RecordedCatalogue {
  return new RecordedCatalogue(
    buildCatalogue({
      spirits: [{ name: 'a' }, { name: 'b' }],
      categories: [{ name: 'a', description: 'A.' }],
      cocktails: [
        { name: 'a', description: 'A.', category: ['a'], spirits: ['a'] },
        { name: 'b', description: 'B.', category: ['a'], spirits: [] },
      ],
    }),
  );
}

describe('undoing imports', () => {
  const A: Wish[] = [
    { resource: 'spirits', id: 'mezcal', values: {} },
    { resource: 'cocktails', id: 'mezcalita', values: { description: 'From A.', spirits: ['mezcal'] } },
    { resource: 'cocktails', id: 'a', values: { description: 'From A.' } },
  ];
  const B: Wish[] = [
    { resource: 'cocktails', id: 'mezcalita', values: { description: 'From B.', funFact: 'B.' } },
    { resource: 'cocktails', id: 'old-friend', values: { spirits: ['mezcal'] } },
    { resource: 'cocktails', id: 'a', values: { description: 'From B.' } },
  ];

  it('takes back what is as the import left it, and names the rest with the reason', async () => {
    const site = start();
    site.make(decideWishes(site.catalogue, A), { isImport: true });
    site.make(decideWishes(site.catalogue, B), { isImport: true });
    const outcome = await undo(site, 2);
    expect(outcome?.skipped.items.map(({ itemId, code, reason }) => [itemId, code, reason])).toEqual([
      ['a', 'changed', 'It was changed since.'],
      ['mezcalita', 'changed', 'It was changed since.'],
      ['mezcal', 'inUse', '2 cocktails use it.'],
    ]);
    expect(outcome).toMatchObject({
      message: 'The import is not undone. 3 items were left alone.',
      updated: { count: 0, items: [] },
    });
    expect((await undo(site, 3))?.message).toBe(
      'The import is undone. 2 items are as they were before, 1 item is gone.',
    );
    expect((await undo(site, 2))?.message).toBe(
      'The import is undone. 1 item is as it was before, 2 items are gone.',
    );
    expect(await undo(site, 2)).toBeNull();
  });
});

const OWN_NAME = 'own';
const SIMPLE: readonly ResourceName[] = ['spirits', 'categories'];
const IDS = ['a', 'b', 'c', 'd'];
/** Its own name or one that all want: two items that took each other's names can only be undone by hand. */
const NAME = fc.constantFrom(OWN_NAME, 'shared');
const ids = fc.uniqueArray(fc.constantFrom(...IDS), { maxLength: 2 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    resource: fc.constantFrom(...SIMPLE),
    id: fc.constantFrom(...IDS),
    values: fc.option(
      fc.record({ name: NAME, description: fc.constantFrom('1', '2') }, { requiredKeys: [] }),
      { freq: 5 },
    ),
  }),
  fc.record({
    resource: fc.constant<ResourceName>('cocktails'),
    id: fc.constantFrom(...IDS),
    values: fc.option(
      fc.record(
        {
          name: NAME,
          description: fc.constantFrom('1', '2', '3'),
          funFact: fc.constantFrom('1', '2', null),
          featured: fc.boolean(),
          spirits: ids,
          category: ids,
        },
        { requiredKeys: [] },
      ),
      { freq: 5 },
    ),
  }),
);

/** The same wishes, some of which give a cocktail a place on the home page. */
const placedWish = fc.tuple(wish, fc.constantFrom(undefined, null, 1, 2, 3)).map(([one, featuredPlace]) => {
  if (one.resource !== 'cocktails' || !one.values || featuredPlace === undefined) return one;
  return { ...one, values: { ...one.values, featured: featuredPlace !== null, featuredPlace } };
});

it('a write and its undo change nothing, and the undo of that undo makes the write again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(placedWish, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      fc.array(placedWish, { minLength: 1, maxLength: 6 }),
      async (earlier, wishes) => {
        const site = start();
        for (const one of earlier) site.make(decideWishes(site.catalogue, one));
        const before = site.states;
        const first = site.catalogue.revision + 1;
        site.make(decideWishes(site.catalogue, wishes));
        if (site.catalogue.revision < first) return;
        const after = site.states;
        expect((await undo(site, first))?.skipped.items).toEqual([]);
        expect(site.states).toEqual(before);
        expect(await undo(site, first)).toBeNull();
        expect((await undo(site, first + 1))?.skipped.items).toEqual([]);
        expect(site.states).toEqual(after);
        expect((await undo(site, first))?.skipped.items).toEqual([]);
        expect(site.states).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});
