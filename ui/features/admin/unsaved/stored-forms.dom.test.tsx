import { beforeEach, expect, it } from 'vitest';
import { dropStoredForm, fittingValues, storedForms, storeForm, THIS_PAGE } from './stored-forms.ts';

const AT = '2026-11-24T14:05:00.000Z';
const NOW = Date.parse(AT);
const DAY_MS = 24 * 3_600_000;
const form = {
  resource: 'spirits' as const,
  id: null,
  title: 'Pisco',
  before: { name: '' },
  values: { name: 'Pisco', tags: ['a', 'b'] },
  at: AT,
};

beforeEach(() => localStorage.clear());

it('gives back what was stored, without chosen files, until it is dropped', () => {
  storeForm({ ...form, values: { ...form.values, image: new File(['x'], 'x.png') } });
  expect(storedForms(NOW)).toEqual([{ ...form, lost: ['image'], page: THIS_PAGE }]);
  dropStoredForm();
  expect(storedForms(NOW)).toEqual([]);
});

it('stores nothing when a chosen file is all that was changed', () => {
  storeForm(form);
  storeForm({ ...form, values: { ...form.before, image: new File(['x'], 'x.png') } });
  expect(storedForms(NOW)).toEqual([]);
});

it.each(['', '{', 'null', '[]', '{"page":"x"}', '{"page":"other","resource":"spirits"}'])(
  'drops what is no form: %s',
  (text) => {
    localStorage.setItem('unsaved-form/x', text);
    expect(storedForms(NOW)).toEqual([]);
    expect(localStorage.getItem('unsaved-form/x')).toBeNull();
  },
);

it('drops a form after thirty days, and the oldest of more than twenty', () => {
  for (let index = 0; index < 22; index += 1) {
    const page = `page-${index}`;
    const at = new Date(NOW - index * DAY_MS).toISOString();
    localStorage.setItem(`unsaved-form/${page}`, JSON.stringify({ ...form, page, at }));
  }
  expect(storedForms(NOW).map(({ page }) => page)).toEqual(
    Array.from({ length: 20 }, (_, index) => `page-${index}`),
  );
  expect(storedForms(NOW + 25 * DAY_MS).map(({ page }) => page)).toEqual(
    Array.from({ length: 6 }, (_, index) => `page-${index}`),
  );
});

it('stores no form that is larger than half a million characters', () => {
  storeForm({ ...form, values: { name: 'x'.repeat(600_000) } });
  expect(storedForms(NOW)).toEqual([]);
});

it('takes of a stored form what its fields can still hold', () => {
  const fields = ['name', 'tags', 'featured'].map((name) => ({ name }) as never);
  expect(
    fittingValues(
      fields,
      { name: ['no'], tags: ['a'], gone: 'x' },
      { name: 'Gin', tags: [], featured: false },
    ),
  ).toEqual({ name: 'Gin', tags: ['a'], featured: false });
});
