import { expect, it } from 'vitest';
import { buildCatalogue, sour } from '#server/tests/catalogue/build-catalogue.ts';
import { RecordedCatalogue } from '#server/tests/catalogue/recorded-catalogue.ts';
import { deleteItems } from './bulk/change-items.ts';
import { replaceEverywhere } from './bulk/replace-everywhere.ts';
import { createItem, patchItem, replaceItem } from './item-commands.ts';

it('no command takes the id of a category for the name of another one', () => {
  const [resource, description] = ['categories', 'x'] as const;
  const categories = ['Sours', 'Tiki'].map((name) => ({ name, description }));
  const cocktails = [sour({ name: 'Gimlet' }), sour({ name: 'Zombie', category: ['Tiki'] })];
  const site = new RecordedCatalogue(buildCatalogue({ categories, cocktails }));
  site.make(replaceItem(site.catalogue, { resource, id: 'sours' }, { name: 'Classics', description }));
  site.make(createItem(site.catalogue, resource, { name: 'Sours', description }));
  const changesBy = (decided: Parameters<typeof site.make>[0]) => {
    const copy = new RecordedCatalogue(site.catalogue);
    copy.make(decided);
    return copy.changes.map(({ id, after }) => [id, after?.['category']]);
  };
  const gimlet = { resource: 'cocktails', id: 'gimlet' } as const;
  expect(changesBy(patchItem(site.catalogue, gimlet, { featured: true }))).toEqual([['gimlet', ['sours']]]);
  expect(changesBy(deleteItems(site.catalogue, { resource, ids: ['sours'] }))).toEqual([]);
  const swap = (from: string, to: string) =>
    changesBy(replaceEverywhere(site.catalogue, { resource, from, to }));
  expect(swap('sours', 'tiki')).toEqual([
    ['gimlet', ['tiki']],
    ['sours', undefined],
  ]);
  expect(swap('tiki', 'sours')).toEqual([
    ['zombie', ['sours']],
    ['tiki', undefined],
  ]);
});

it('a patch of another field is not refused for a stored reference to a missing item', () => {
  const sections = [{ title: 'Before dinner', drinks: [{ cocktail: 'gone', price: '9.50' }] }];
  const catalogue = buildCatalogue({ menus: [{ name: 'Evening', currency: 'EUR', sections }] });
  const { changes } = patchItem(catalogue, { resource: 'menus', id: 'evening' }, { name: 'Late' });
  expect(changes).toMatchObject([{ after: { name: 'Late', sections } }]);
});
