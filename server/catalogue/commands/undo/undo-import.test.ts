import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision } from '../../decision.ts';
import { completeFields, type Fields } from '../../item.ts';
import { RESOURCE_NAMES, type ResourceName } from '../../resources.ts';
import type { CommittedChange } from '../../store.ts';
import { buildCatalogue } from '../../testing/build-catalogue.ts';
import { RecordedCatalogue } from '../../testing/recorded-catalogue.ts';
import { CatalogueDraft } from '../catalogue-draft.ts';
import { obstacleTo } from '../obstacle.ts';
import { restoreItem } from '../restore-item.ts';
import { undoChanges, undoImport } from './undo-import.ts';

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
    if (isNothing || obstacleTo(draft, { resource, id, after }, new Map()) !== null) continue;
    draft.put(resource, id, after);
    touched.set(`${resource}/${id}`, wish);
  }
  const changes = [...touched.values()].map(({ resource, id }) => draft.changeOf(resource, id));
  return accepted(
    changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    null,
  );
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
    const imports = [...new Set(site.changes.map(({ importId }) => importId ?? ''))];
    for (const at of order)
      site.make(await undoImport(site.catalogue, site.history, imports[at] ?? ''), { isUndo: true });
    expect(statesOf(site)).toEqual(before);
  });

  it('says what it leaves, and why, before it acts', async () => {
    const site = start();
    site.make(decideWishes(site.catalogue, A), { isImport: true });
    site.make(decideWishes(site.catalogue, B), { isImport: true });
    const outcome = site.make(await undoImport(site.catalogue, site.history, '2'), { isUndo: true });
    expect(outcome?.skipped.map(({ itemId, reason }) => [itemId, reason])).toEqual([
      ['a', 'Its description was changed since.'],
      ['mezcalita', 'A later import changed it. It goes when that one is undone.'],
      ['mezcal', '2 cocktails use it.'],
    ]);
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
    const outcome = site.make(await undoImport(site.catalogue, site.history, '2'), { isUndo: true });
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
        kind: 'restore',
        change: edit,
        state: 'before',
        deletedNames: new Map(),
      }),
    );
    site.make(await undoImport(site.catalogue, site.history, '2'), { isUndo: true });
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
        const undoRevision = async (revision: number): Promise<void> => {
          const own = site.changes.filter((change) => change.revision === revision);
          const items = own.map(({ resource, id }) => ({ resource, itemId: id }));
          const isChosen = (change: CommittedChange): boolean => change.revision === revision;
          site.make(await undoChanges(site.catalogue, site.history, items, isChosen), { isUndo: true });
        };
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
            site.make(
              restoreItem(site.catalogue, { kind: 'restore', change, state, deletedNames: new Map() }),
            );
          } else if (one.kind === 'undo') {
            const imports = [...new Set(site.changes.flatMap(({ importId }) => importId ?? []))];
            const importId = imports[one.at];
            if (importId !== undefined)
              site.make(await undoImport(site.catalogue, site.history, importId), { isUndo: true });
          } else site.make(decideWishes(site.catalogue, one.wishes), { isImport: one.kind === 'import' });
        }
        for (const number of order) {
          const open = openRevisions();
          if (open.length === 0) break;
          await undoRevision(open[number % open.length] ?? 0);
        }
        // What had to be left at first is free once the others are taken back.
        const all = revisionsOf(() => true).reverse();
        for (let rounds = all.length; rounds > 0 && !isBack(); rounds -= 1)
          for (const revision of all) await undoRevision(revision);
        expect(statesOf(site)).toEqual(before);
      },
    ),
    { numRuns: 300 },
  );
});
