import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { Decision } from '../../decisions/decision.ts';
import { Refusal } from '../../decisions/refusal.ts';
import { runToEnd, type PausableWork } from '#server/concurrency/pausable-work.ts';
import { RESOURCE_NAMES, RESOURCES, type ResourceName } from '../../items/resources.ts';
import { countReferrers } from '../../queries/usage.ts';
import { sumOfCounts } from '../../decisions/messages.ts';
import { buildCatalogue, sour, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { decisionOf, RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { undoRevision } from '../undo-revision.ts';
import { deleteItems } from './change-items.ts';
import { replaceEverywhere } from './replace-everywhere.ts';
import { updateItems } from './update-items.ts';

type Command = (catalogue: Catalogue) => Decision<Outcome> | PausableWork<Decision<Outcome>>;

const errorsOf = (catalogue: Catalogue, command: Command) => {
  try {
    return command(catalogue);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.errors?.map(({ field, message }) => [field, message]);
  }
};

const outcomeOf = (work: PausableWork<Decision<Outcome>>): Outcome => runToEnd(work).result;

const STARTER = buildCatalogue(starterStored());

const anyId = (resource: ResourceName): fc.Arbitrary<string> =>
  fc.constantFrom(...STARTER.itemSets[resource].itemsByName.map(({ id }) => id), 'no-such-item');
const someIds = (resource: ResourceName) => fc.array(anyId(resource), { minLength: 1, maxLength: 12 });

const categories = fc.subarray(
  STARTER.itemSets.categories.itemsByName.map(({ id }) => id),
  { minLength: 1, maxLength: 3 },
);

const update: fc.Arbitrary<Command> = fc
  .record({
    ids: someIds('cocktails'),
    set: fc.record(
      {
        difficulty: fc.constantFrom('Simple', 'Expert'),
        featured: fc.boolean(),
        featuredPlace: fc.constantFrom(null, 1, 3),
        type: fc.constantFrom(null, ...STARTER.itemSets['cocktail-types'].itemsByName.map(({ id }) => id)),
        name: fc.constantFrom('Negroni', 'One name'),
      },
      { requiredKeys: [] },
    ),
    add: fc.record({ category: categories }, { requiredKeys: [] }),
    remove: fc.record({ category: categories }, { requiredKeys: [] }),
  })
  .map(
    (fields): Command =>
      (catalogue) =>
        updateItems(catalogue, { resource: 'cocktails', ...fields }),
  );

const anyResource = fc.constantFrom(...RESOURCE_NAMES);
const removal: fc.Arbitrary<Command> = anyResource.chain((resource) =>
  someIds(resource).map(
    (ids): Command =>
      (catalogue) =>
        deleteItems(catalogue, { resource, ids }),
  ),
);
const replacement: fc.Arbitrary<Command> = anyResource.chain((resource) =>
  fc.tuple(anyId(resource), anyId(resource)).map(
    ([from, to]): Command =>
      (catalogue) =>
        replaceEverywhere(catalogue, { resource, from, to }),
  ),
);

it('the outcome of a command lists exactly its changes, an undo reverts them, and its undo makes them again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(update, removal, replacement), { maxLength: 2 }),
      fc.oneof(update, removal, replacement),
      async (earlier, command) => {
        const site = new RecordedCatalogue(STARTER);
        for (const earlierCommand of earlier) {
          const decision = decisionOf(() => earlierCommand(site.catalogue));
          if (decision) site.make(decision);
        }
        const before = site.states;
        const { revision } = site.catalogue;
        const preview = decisionOf(() => command(site.catalogue));
        expect(site.states).toEqual(before);
        if (!preview) return;
        expect(site.make(command(site.catalogue))).toEqual(preview.result);
        const after = site.states;
        const changed = site.changes.filter((change) => change.revision === revision + 1);
        const { updated, deleted } = preview.result;
        expect(updated.count + deleted.count).toBe(changed.length);
        const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
        const differing = [...keys].filter((key) => before[key] !== after[key]).sort();
        expect(changed.map(({ resource, id }) => `${resource}/${id}`).sort()).toEqual(differing);
        if (changed.length === 0) return;
        const undo = async (undone: number, expected: typeof before) => {
          const decision = await undoRevision(site.catalogue, site.history, undone);
          expect(site.make(decision)?.skipped.items).toEqual([]);
          expect(site.states).toEqual(expected);
        };
        await undo(revision + 1, before);
        await expect(undoRevision(site.catalogue, site.history, revision + 1)).rejects.toThrow(Refusal);
        await undo(revision + 2, after);
        await undo(revision + 1, before);
      },
    ),
    { numRuns: 60 },
  );
});

it('a replacement leaves no reference to the deleted item in any resource', () => {
  for (const { resource } of RESOURCES.cocktails.references) {
    const site = new RecordedCatalogue(STARTER);
    const uses = (id: string, at: Catalogue = STARTER) => sumOfCounts(countReferrers(at, resource, id));
    const [from, to] = STARTER.itemSets[resource].itemsByName
      .map(({ id }) => id)
      .sort((a, b) => uses(b) - uses(a));
    if (from === undefined || to === undefined) throw new Error(`too few items of ${resource}`);
    const outcome = site.make(replaceEverywhere(site.catalogue, { resource, from, to }));
    expect(outcome?.updated.count).toBe(uses(from));
    expect(outcome?.deleted.count).toBe(1);
    expect(uses(from, site.catalogue)).toBe(0);
    expect(site.catalogue.itemSets[resource].get(from)).toBeUndefined();
    const ids = site.catalogue.itemSets.cocktails.itemsByName.flatMap(({ fields }) => Object.values(fields));
    for (const value of ids)
      if (Array.isArray(value)) expect(new Set(value as string[]).size).toBe(value.length);
  }
});

const ADVERT = { description: 'A.', imageUrl: '/a.svg', onclickLink: '/', hoverText: 'A.' };

describe('a bulk command', () => {
  const catalogue = buildCatalogue({
    categories: [
      { name: 'Sours', description: 'S.' },
      { name: 'Tiki', description: 'T.' },
    ],
    garnish: [{ name: 'Mint leaf' }, { name: 'Mint leaves' }, { name: 'Cherry' }],
    cocktails: [
      sour({ name: 'Mojito', garnish: ['Mint leaf', 'Mint leaves'] }),
      sour({ name: 'Swizzle', garnish: ['Mint leaves', 'Cherry'], difficulty: 'Expert' }),
    ],
    myads: [
      { ...ADVERT, name: 'Ad', startDate: '2026-01-01', endDate: '2026-02-01' },
      { ...ADVERT, name: 'Later', startDate: '2026-05-01', endDate: '2026-06-01' },
    ],
  });

  const outcomeOfUpdate = (command: Parameters<typeof updateItems>[1]) =>
    outcomeOf(updateItems(catalogue, command));

  it('lists the changed, the unchanged and the skipped items', () => {
    const ids = ['Mojito', 'mojito', 'swizzle', 'gone'];
    const outcome = outcomeOfUpdate({ resource: 'cocktails', ids, set: { difficulty: 'Expert' } });
    expect(outcome).toMatchObject({
      message: '1 cocktail changed, 1 needed no change, 1 was left alone.',
      revision: 1,
      updated: { count: 1, items: [{ itemId: 'mojito', itemName: 'Mojito' }] },
      unchanged: { count: 1, items: [{ itemId: 'swizzle' }] },
      skipped: {
        count: 1,
        items: [{ code: 'notFound', reason: 'There is no cocktail with the id "gone".' }],
      },
    });
  });

  it('skips items that would be invalid, and items that are in use', () => {
    const last = outcomeOfUpdate({ resource: 'cocktails', ids: ['mojito'], remove: { category: ['Sours'] } });
    expect(last.skipped.items).toMatchObject([
      { code: 'invalid', fields: ['category'], reason: 'At least one category is required.' },
    ]);
    const dated = outcomeOfUpdate({
      resource: 'myads',
      ids: ['ad', 'later'],
      set: { endDate: '2026-03-01' },
    });
    expect([dated.updated.count, dated.skipped.items[0]?.code]).toEqual([1, 'invalid']);
    const named = outcomeOfUpdate({
      resource: 'garnish',
      ids: ['mint-leaf', 'cherry'],
      set: { name: 'Peel' },
    });
    expect([named.updated.count, named.skipped.items[0]?.code]).toEqual([1, 'nameTaken']);
    const used = outcomeOf(deleteItems(catalogue, { resource: 'garnish', ids: ['cherry', 'Cherry'] }));
    expect(used).toMatchObject({
      message: '0 garnishes deleted, 1 was left alone.',
      skipped: { items: [{ code: 'inUse', reason: '1 cocktail uses it.', usedBy: [{ id: 'swizzle' }] }] },
    });
  });

  it('names both items of a replacement and its referrers, and puts no item twice into a list', () => {
    const site = new RecordedCatalogue(catalogue);
    const outcome = site.make(
      replaceEverywhere(catalogue, { resource: 'garnish', from: 'Mint leaves', to: 'mint-leaf' }),
    );
    expect(outcome?.message).toBe('"Mint leaves" is replaced by "Mint leaf" in 2 cocktails, and deleted.');
    const garnishOf = (id: string) => site.catalogue.itemSets.cocktails.get(id)?.fields['garnish'];
    expect([garnishOf('mojito'), garnishOf('swizzle')]).toEqual([['mint-leaf'], ['mint-leaf', 'cherry']]);
  });

  it.each<[string, Command, [string, string][]]>([
    [
      'an unknown field and a value that no item can have',
      (now) =>
        updateItems(now, {
          resource: 'cocktails',
          ids: ['mojito'],
          set: { colour: 'red', difficulty: 'Hard', name: null },
        }),
      [
        ['name', 'Name is required'],
        ['difficulty', 'Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert'],
        ['colour', 'colour is not a field of this request'],
      ],
    ],
    [
      'a reference to a missing item',
      (now) => updateItems(now, { resource: 'cocktails', ids: ['mojito'], add: { garnish: ['Olive'] } }),
      [['garnish', 'Garnish "Olive" is not in the catalogue']],
    ],
    [
      'entries for a field that is not a list',
      (now) => updateItems(now, { resource: 'cocktails', ids: ['mojito'], remove: { name: ['Mojito'] } }),
      [['name', 'Name must be a list']],
    ],
    [
      'a replacement of an item by itself',
      (now) => replaceEverywhere(now, { resource: 'garnish', from: 'cherry', to: 'Cherry' }),
      [['to', 'Replacement must be another item']],
    ],
    [
      'a replacement by a missing item',
      (now) => replaceEverywhere(now, { resource: 'garnish', from: 'cherry', to: 'Olive' }),
      [['to', 'Replacement "Olive" is not in the catalogue']],
    ],
  ])('refuses %s', (_, command, errors) => {
    expect(errorsOf(catalogue, command)).toEqual(errors);
  });
});
