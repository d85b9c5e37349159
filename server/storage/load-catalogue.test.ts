import { expect, it } from 'vitest';
import { SharedTexts } from '#server/storage/load-catalogue.ts';
import { buildItems, starterStored } from '#server/tests/catalogue/build-catalogue.ts';

const { cocktails } = buildItems(starterStored());

it('gives equal items, field by field and in the same order', () => {
  const shared = new SharedTexts();
  for (const item of cocktails) expect(JSON.stringify(shared.item(item))).toBe(JSON.stringify(item));
});

it('shares lists that are equal and short', () => {
  const shared = new SharedTexts();
  const [item] = cocktails;
  if (!item) throw new Error('the starter catalogue has cocktails');
  const [one, other] = [shared.item(structuredClone(item)), shared.item(structuredClone(item))];
  expect(one.fields['category']).toBe(other.fields['category']);
  expect(one.fields).not.toBe(other.fields);
});
