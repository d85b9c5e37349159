import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision } from '../../decision.ts';
import { completeFields, type Fields } from '../../item.ts';
import { RESOURCE_NAMES, type ResourceName } from '../../resources.ts';
import type { UndoOutcome } from '#openapi/generated/model/index.ts';
import type { CommittedChange } from '../../store/history-store.ts';
import { buildCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { CatalogueDraft, whyNotRestorable } from '../catalogue-draft.ts';
import { restoreItem } from '../restore-item.ts';
import { undoRevision } from './undo-revision.ts';

interface Wish {
  resource: ResourceName;
  id: string;
  values: Record<string, unknown> | null;
}

/** Lays wishes over the catalogue, one after the other, and leaves out those that cannot be. */
function decideWishes(catalogue: Catalogue, wishes: readonly Wish[]): Decision<null> {
  const draft = new CatalogueDraft(catalogue);
  const touched = new Map<string, Wish>();
  for (const wish of wishes) {
    const { resource, id } = wish;
    const values = wish.values && { ...wish.values, ...(wish.values['name'] === OWN_NAME && { name: id }) };
    const before = draft.get(resource, id);
    const after: Fields | null =
      values &&
      completeFields(resource, before ? { ...before, ...values } : { name: `New ${id}`, ...values });
    const isNothing = before === after || JSON.stringify(before) === JSON.stringify(after);
    if (isNothing || whyNotRestorable(draft, { resource, id, after }, new Map()) !== null) continue;
    draft.put(resource, id, after);
    touched.set(`${resource}/${id}`, wish);
  }
  const changes = [...touched.values()].map(({ resource, id }) => draft.changeOf(resource, id));
  return accepted(
    changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    null,
  );
}

/** Changes one item, or deletes it without `values`. */
function write(site: RecordedCatalogue, wish: Wish, options?: { isImport: boolean }): void {
  site.make(decideWishes(site.catalogue, [wish]), options);
}

/** Undoes what was written as one revision; null when it is refused. */
async function undo(site: RecordedCatalogue, revision: number): Promise<UndoOutcome | null> {
  const decision = await undoRevision(site.catalogue, site.history, { revision, named: 'change' });
  return site.make(decision, { isUndo: true });
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

const statesOf = ({ catalogue }: RecordedCatalogue): Record<string, Fields> =>
  Object.fromEntries(
    RESOURCE_NAMES.flatMap((resource) =>
      catalogue.collections[resource].sorted.map(({ id, fields }) => [`${resource}/${id}`, fields]),
    ),
  );

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

  it.each([
    ['A, then B', [0, 1]],
    ['B, then A', [1, 0]],
  ])('gives the first catalogue: %s', async (_, order) => {
    const site = start();
    const before = statesOf(site);
    for (const wishes of [A, B]) site.make(decideWishes(site.catalogue, wishes), { isImport: true });
    const imports = [...new Set(site.changes.map(({ revision }) => revision))];
    for (const at of order) await undo(site, imports[at] ?? 0);
    expect(statesOf(site)).toEqual(before);
  });

  it.each<[string, Wish[][]]>([
    [
      'edits of an item whose creation is undone',
      [
        [
          { resource: 'spirits', id: 'c', values: {} },
          { resource: 'cocktails', id: 'd', values: { spirits: ['c'] } },
        ],
        [{ resource: 'categories', id: 'd', values: {} }],
        [{ resource: 'cocktails', id: 'd', values: { spirits: [], category: ['d'] } }],
        [{ resource: 'cocktails', id: 'd', values: { category: [] } }],
      ],
    ],
    [
      'an edit and one that leads back to where it began',
      [
        [
          { resource: 'categories', id: 'b', values: {} },
          { resource: 'cocktails', id: 'a', values: { category: ['b'] } },
        ],
        [{ resource: 'cocktails', id: 'a', values: { category: ['a', 'b'] } }],
        [{ resource: 'cocktails', id: 'a', values: { category: ['b'] } }],
      ],
    ],
  ])(
    'takes back one after the other what would each bring back a reference to what is gone: %s',
    async (_, writes) => {
      for (const isOldestFirst of [true, false]) {
        const site = start();
        const before = statesOf(site);
        for (const wishes of writes) site.make(decideWishes(site.catalogue, wishes), { isImport: true });
        const revisions = writes.map((_wishes, at) => at + 2);
        for (const revision of isOldestFirst ? revisions : revisions.reverse()) await undo(site, revision);
        expect(statesOf(site)).toEqual(before);
      }
    },
  );

  it('says what it leaves, and why, before it acts', async () => {
    const site = start();
    site.make(decideWishes(site.catalogue, A), { isImport: true });
    site.make(decideWishes(site.catalogue, B), { isImport: true });
    const outcome = await undo(site, 2);
    expect(outcome?.skipped.map(({ itemId, code, reason }) => [itemId, code, reason])).toEqual([
      ['a', 'fieldsChanged', 'Its description was changed since.'],
      ['mezcalita', 'changedByImport', 'A later import changed it. It goes when that one is undone.'],
      ['mezcal', 'inUse', '2 cocktails use it.'],
    ]);
    expect(outcome?.skipped[0]?.fields).toEqual(['description']);
  });

  it('takes back what was not touched since, field by field', async () => {
    const site = start();
    const values = { description: 'Imported.', funFact: 'Imported.' };
    site.make(decideWishes(site.catalogue, [{ resource: 'cocktails', id: 'a', values }]), { isImport: true });
    const edit: Wish = {
      resource: 'cocktails',
      id: 'a',
      values: { description: 'Edited.', videoUrl: 'https://a.b' },
    };
    site.make(decideWishes(site.catalogue, [edit]));
    const outcome = await undo(site, 2);
    expect(outcome?.skipped).toMatchObject([
      { reason: 'Its description was changed since; the rest is as it was before.' },
    ]);
    expect(site.catalogue.collections.cocktails.get('a')?.fields).toMatchObject({
      description: 'Edited.',
      funFact: null,
      videoUrl: 'https://a.b',
    });
  });

  it('takes an edit and its restoration for no edit', async () => {
    const site = start();
    const before = statesOf(site);
    site.make(decideWishes(site.catalogue, A), { isImport: true });
    site.make(
      decideWishes(site.catalogue, [{ resource: 'cocktails', id: 'mezcalita', values: { featured: true } }]),
    );
    const edit = site.changes.at(-1);
    if (!edit) throw new Error('the edit left no change');
    site.make(
      restoreItem(site.catalogue, {
        change: edit,
        state: 'before',
        deletedNames: new Map(),
      }),
    );
    await undo(site, 2);
    expect(statesOf(site)).toEqual(before);
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
const action = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), wishes: fc.array(wish, { minLength: 1, maxLength: 1 }) }),
  fc.record({
    kind: fc.constant('import' as const),
    wishes: fc.array(
      wish.filter(({ values }) => values !== null),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  fc.record({
    kind: fc.constant('restore' as const),
    at: fc.nat(30),
    state: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({ kind: fc.constant('undo' as const), at: fc.nat(5) }),
);

it('any sequence of edits, deletions, imports, restorations and undos, taken back in any order, ends where it began', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 14 }),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      async (actions, order) => {
        const site = start();
        const before = statesOf(site);
        const revisionsOf = (isWanted: (change: CommittedChange) => boolean): number[] => {
          const undoings = new Set(site.changes.map(({ undoneBy }) => undoneBy));
          const own = site.changes.filter((change) => !undoings.has(change.revision) && isWanted(change));
          return [...new Set(own.map(({ revision }) => revision))];
        };
        const openRevisions = (): number[] => revisionsOf(({ undoneBy }) => undoneBy === null);
        const isBack = (): boolean => JSON.stringify(statesOf(site)) === JSON.stringify(before);
        for (const one of actions) {
          if (one.kind === 'restore') {
            const change = site.changes[one.at];
            if (!change) continue;
            const { state } = one;
            site.make(restoreItem(site.catalogue, { change, state, deletedNames: new Map() }));
          } else if (one.kind === 'undo') {
            const imports = revisionsOf(({ importId }) => importId !== null);
            const revision = imports[one.at];
            if (revision !== undefined) await undo(site, revision);
          } else site.make(decideWishes(site.catalogue, one.wishes), { isImport: one.kind === 'import' });
        }
        for (const number of order) {
          const open = openRevisions();
          if (open.length === 0) break;
          await undo(site, open[number % open.length] ?? 0);
        }
        // What had to be left at first is free once the others are taken back.
        const all = revisionsOf(() => true).reverse();
        for (let rounds = all.length; rounds > 0 && !isBack(); rounds -= 1)
          for (const revision of all) await undo(site, revision);
        expect(statesOf(site)).toEqual(before);
      },
    ),
    { numRuns: 300 },
  );
});

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
        const before = statesOf(site);
        const first = site.catalogue.revision + 1;
        site.make(decideWishes(site.catalogue, wishes));
        if (site.catalogue.revision < first) return;
        const after = statesOf(site);
        expect((await undo(site, first))?.skipped).toEqual([]);
        expect(statesOf(site)).toEqual(before);
        expect(await undo(site, first)).toBeNull();
        expect((await undo(site, first + 1))?.skipped).toEqual([]);
        expect(statesOf(site)).toEqual(after);
        expect(await undo(site, first + 1)).toBeNull();
        expect((await undo(site, first))?.skipped).toEqual([]);
        expect(statesOf(site)).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

it('says what the undo of an undo leaves, where a field was changed in between', async () => {
  const site = start();
  const edit = (description: string): void =>
    write(site, { resource: 'cocktails', id: 'a', values: { description } });
  edit('First.');
  await undo(site, 2);
  edit('Second.');
  const outcome = await undo(site, 3);
  expect(outcome).toMatchObject({
    restored: 0,
    skipped: [{ code: 'fieldsChanged', fields: ['description'] }],
  });
  expect(site.catalogue.collections.cocktails.get('a')?.fields['description']).toBe('Second.');
});

it('undoes the newest edit as a whole, whatever was undone before it', async () => {
  const edit = fc.record({
    resource: fc.constant('cocktails' as const),
    id: fc.constantFrom('a', 'b'),
    values: fc.record(
      { description: fc.constantFrom('1', '2', '3'), funFact: fc.constantFrom('4', '5') },
      { requiredKeys: [] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.array(edit, { minLength: 1, maxLength: 2 }), fc.integer({ min: 2, max: 9 })), {
        maxLength: 9,
      }),
      fc.array(edit, { minLength: 1, maxLength: 2 }),
      async (earlier, edits) => {
        const site = start();
        for (const one of earlier)
          if (typeof one === 'number') await undo(site, one);
          else site.make(decideWishes(site.catalogue, one));
        const before = statesOf(site);
        const newest = site.catalogue.revision + 1;
        site.make(decideWishes(site.catalogue, edits));
        if (site.catalogue.revision < newest) return;
        expect((await undo(site, newest))?.skipped).toEqual([]);
        expect(statesOf(site)).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

it('undoes the newest edit of a field that an undo had to leave', async () => {
  const site = start();
  const edit = (description: string, isImport = false): void =>
    write(site, { resource: 'cocktails', id: 'a', values: { description } }, { isImport });
  edit('Imported.', true);
  edit('Edited.');
  await undo(site, 2);
  edit('Edited again.');
  const newest = site.catalogue.revision;
  expect(await undo(site, newest)).toMatchObject({ restored: 1, skipped: [] });
  expect(site.catalogue.collections.cocktails.get('a')?.fields['description']).toBe('Edited.');
});

it('undoes the deletion of what an undo had to leave, although its fields are back at what was undone', async () => {
  const site = start();
  const edit = (values: Wish['values']): void => write(site, { resource: 'spirits', id: 'rum', values });
  edit({ description: 'Created.' });
  edit({ description: 'Edited.' });
  await undo(site, 2);
  edit({ description: 'Created.' });
  const before = statesOf(site);
  edit(null);
  expect(await undo(site, site.catalogue.revision)).toMatchObject({ restored: 1, skipped: [] });
  expect(statesOf(site)).toEqual(before);
});

it('undoes a second deletion, where the first one was taken back with what had been undone meanwhile', async () => {
  const site = start();
  const edit = (values: Wish['values']): void => write(site, { resource: 'cocktails', id: 'a', values });
  edit({ description: 'Edited.' });
  edit(null);
  const [deletion] = site.changes.slice(-1);
  await undo(site, 2);
  if (!deletion) throw new Error('the deletion left no change');
  site.make(restoreItem(site.catalogue, { change: deletion, state: 'before', deletedNames: new Map() }));
  const before = statesOf(site);
  edit(null);
  expect(await undo(site, site.catalogue.revision)).toMatchObject({ restored: 1, skipped: [] });
  expect(statesOf(site)).toEqual(before);
});

it('counts what comes back in part', async () => {
  const site = start();
  const edit = (values: Wish['values']): void => write(site, { resource: 'cocktails', id: 'a', values });
  edit({ description: 'First.', funFact: 'Cold.' });
  edit({ description: 'Second.' });
  const outcome = await undo(site, 2);
  expect(outcome).toMatchObject({
    message: 'The change is undone in part. 1 item is back in part.',
    restored: 0,
    removed: 0,
    partial: 1,
    skipped: [
      {
        code: 'fieldsChanged',
        fields: ['description'],
        reason: 'Its description was changed since; the rest is as it was before.',
      },
    ],
  });
});
