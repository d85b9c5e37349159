import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, catalogueOf, recordChange, type WholeCatalogue } from './catalogue.ts';
import { runToEnd } from '#server/concurrency/pausable-work.ts';
import { apply, emptyCatalogue } from '#server/tests/catalogue/build-catalogue.ts';
import { completeFields } from '../items/complete-fields.ts';
import type { Fields } from '../items/item.ts';
import { recordByResource, type ResourceName } from '../items/resources.ts';
import { catalogueAndChanges } from '#server/tests/catalogue/arbitrary-changes.ts';
import { everythingIn } from '#server/tests/catalogue/everything-in.ts';

const LATER = { revision: 2, at: '2026-02-02T00:00:00.000Z' };

const spirit = (name: string, description: string | null = null): Fields =>
  completeFields('spirits', { name, description });

function create(catalogue: WholeCatalogue, resource: ResourceName, ...made: (readonly [string, Fields])[]) {
  const changes = made.map(([id, after]) => ({ resource, id, before: null, after }));
  return apply(catalogue, changes, { revision: catalogue.revision + 1, at: '2026-01-01T00:00:00.000Z' });
}

describe('a catalogue', () => {
  it('finds an item by its id, its identity and its name in any spelling', () => {
    const { spirits } = create(emptyCatalogue(), 'spirits', ['rum', spirit('White Rum')]).itemSets;
    const rum = spirits.get('rum');
    expect(rum?.fields['name']).toBe('White Rum');
    expect(spirits.findByIdentity('white rum')).toBe(rum);
    for (const called of ['rum', 'RUM', ' white  RUM ']) expect(spirits.findByIdOrName(called)).toBe(rum);
    for (const unknown of ['gin', '', '__proto__', 'constructor'])
      expect([spirits.get(unknown), spirits.findByIdOrName(unknown)]).toEqual([undefined, undefined]);
  });

  it('takes a text that is one item’s id and another’s name for the id, or in references for what responses show', () => {
    const both = [
      ['gin', spirit('London Gin', 'x')],
      ['gin-2', spirit('Gin', 'x')],
    ] as const;
    const { spirits } = create(emptyCatalogue(), 'spirits', ...both).itemSets;
    const { categories } = create(emptyCatalogue(), 'categories', ...both).itemSets;
    expect(categories.findByIdOrName('gin')?.id).toBe('gin');
    expect([spirits, categories].map((set) => set.resolve('gin')?.id)).toEqual(['gin', 'gin-2']);
  });

  it('applies a stored change with its version and times', () => {
    const stored = { version: 7, createdAt: '2025-01-01T00:00:00.000Z', at: '2025-03-03T00:00:00.000Z' };
    const creation = { resource: 'spirits', id: 'rum', before: null, after: spirit('Rum') } as const;
    const change = { ...recordChange(undefined, creation, stored), ...stored };
    const catalogue = runToEnd(applyChanges(emptyCatalogue(), [change], LATER));
    expect(catalogue.itemSets.spirits.get('rum')).toMatchObject({
      version: 7,
      createdAt: stored.createdAt,
      updatedAt: stored.at,
    });
  });
});

describe('laws', () => {
  it('a snapshot never changes, whatever is applied to it', () => {
    fc.assert(
      fc.property(catalogueAndChanges, ({ catalogue, changes }) => {
        const before = everythingIn(catalogue);
        apply(catalogue, changes, LATER);
        apply(catalogue, changes.slice(0, 3), LATER);
        expect(everythingIn(catalogue)).toEqual(before);
      }),
    );
  });

  it('a snapshot made change by change has the same indexes as one built of its items', () => {
    fc.assert(
      fc.property(catalogueAndChanges, ({ catalogue, changes }) => {
        const grown = changes.reduce((at, change) => apply(at, [change], LATER), catalogue);
        const items = recordByResource((name) => grown.itemSets[name].itemsByName.toReversed());
        // Copies, so that no cache knows these items.
        const built = catalogueOf({ revision: 2, items: structuredClone(items) });
        expect(everythingIn(grown)).toEqual(everythingIn(built));
      }),
    );
  });
});
