import { expect, it } from 'vitest';
import type { Change } from '#openapi/generated/model.ts';
import { groupChanges } from './GroupEntry.tsx';

function change(id: string, at: string, importedFrom: string | null = null): Change {
  return {
    id,
    revision: Number.parseInt(id),
    at,
    importedFrom,
    isUndone: false,
    resource: 'spirits',
    itemId: id,
    itemName: id,
    action: 'created',
    isRestorable: false,
    before: null,
    after: {},
  };
}

const ids = (changes: readonly Change[]) =>
  groupChanges(changes).map((group) => group.changes.map(({ id }) => id));

it('folds an import into one, however long it took', () => {
  const monday = '2026-11-16T10:00:00.000Z';
  const later = '2026-11-16T10:00:03.000Z';
  expect(
    ids([
      change('9-1', later),
      change('8-2', later, '8'),
      change('8-1', monday, '8'),
      change('7-1', monday, '7'),
    ]),
  ).toEqual([['9-1'], ['8-2', '8-1'], ['7-1']]);
});

it('folds what one revision made, as when an import was undone, and nothing else of that moment', () => {
  const at = '2026-11-16T10:00:00.000Z';
  expect(ids([change('9-2', at), change('9-1', at), change('8-1', at)])).toEqual([['9-2', '9-1'], ['8-1']]);
});
