import type { RequestHandler } from 'msw';
import {
  getListChangesMockHandler,
  getRestoreChangeMockHandler,
} from '#mocks/generated/history/history.msw.ts';
import type { Change } from '#openapi/generated/model/index.ts';
import { firstSpirit } from './admin-parameters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An ISO time so long ago that the words for it never change while a story runs. */
export function ago(ms: number): string {
  return new Date(Date.now() - ms - MINUTE_MS / 2).toISOString();
}

/** A change of the spirit two hours ago, but for what is said otherwise. */
export function changeOf(own: Partial<Change>): Change {
  const state = { name: firstSpirit.name, description: firstSpirit.description };
  const { id = '40-1' } = own;
  return {
    id,
    revision: Number.parseInt(id),
    resource: 'spirits',
    itemId: firstSpirit.id,
    itemName: firstSpirit.name,
    action: 'updated',
    at: ago(120 * MINUTE_MS),
    importId: null,
    isUndone: false,
    restorableUntil: null,
    before: { ...state, description: 'Dry and full of juniper.' },
    after: { ...state, description: 'Very dry, full of juniper and citrus.' },
    ...own,
  };
}

/** The spirit's three versions, a deleted recipe, an import and an older advert: a history with everything in it. */
export const CHANGES: readonly Change[] = [
  changeOf({ id: '44-1' }),
  changeOf({
    id: '43-1',
    resource: 'cocktails',
    itemId: 'negroni',
    itemName: 'Negroni',
    action: 'deleted',
    at: ago(DAY_MS),
    restorableUntil: new Date(Date.now() + 29 * DAY_MS).toISOString(),
    before: {
      name: 'Negroni',
      category: ['Aperitif'],
      ingredients: ['1 oz gin', '1 oz Campari'],
      featured: true,
    },
    after: null,
  }),
  ...['Mezcal', 'Pisco', 'Genever', 'Aquavit'].map((itemName, index) =>
    changeOf({
      id: `42-${4 - index}`,
      itemId: itemName.toLowerCase(),
      itemName,
      action: 'created',
      at: ago(3 * DAY_MS),
      importId: '42',
      before: null,
      after: { name: itemName, description: null },
    }),
  ),
  changeOf({
    id: '41-1',
    resource: 'cocktails',
    itemId: 'southside',
    itemName: 'Southside',
    at: ago(4 * DAY_MS),
    before: {
      name: 'Southside',
      description: 'Gin, lime and mint.',
      ingredients: ['2 oz gin', '1 oz lime juice', '1/2 oz simple syrup', '6 mint leaves', 'Ice'],
      instructions: ['Shake.', 'Strain.'],
      image: null,
      featured: false,
    },
    after: {
      name: 'Southside',
      description: 'Gin, lemon and a lot of mint.',
      ingredients: ['2 oz gin', '3/4 oz lemon juice', '1/2 oz simple syrup', '6 mint leaves', 'Ice'],
      instructions: ['Shake hard with ice.', 'Strain twice.'],
      image: null,
      featured: true,
    },
  }),
  changeOf({ id: '39-1', action: 'restored', at: ago(20 * DAY_MS) }),
  changeOf({ id: '38-1', action: 'created', at: ago(30 * DAY_MS), before: null }),
];

/** The history as the server reads it out, filters and pages included, and restorations that succeed. */
export function historyMocks(changes: readonly Change[] = CHANGES): RequestHandler[] {
  let all = [...changes];
  return [
    getListChangesMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const found = all.filter((change) =>
        (['resource', 'itemId', 'action', 'importId', 'revision'] as const).every(
          (name) => !query.has(name) || String(change[name]) === query.get(name),
        ),
      );
      const offset = Number(query.get('offset') ?? 0);
      return { total: found.length, changes: found.slice(offset, offset + Number(query.get('limit') ?? 50)) };
    }),
    getRestoreChangeMockHandler(({ request, params }) => {
      const change = all.find(({ id }) => id === params['id']);
      if (!change) throw new Error(`the story has no ${request.url}`);
      const side = new URL(request.url).searchParams.get('state') === 'before' ? 'before' : 'after';
      const made: Change = {
        ...change,
        id: `${all.length + 100}-1`,
        revision: all.length + 100,
        action: 'restored',
        at: new Date().toISOString(),
        restorableUntil: null,
        before: change.action === 'deleted' ? null : change.after,
        after: change[side],
      };
      all = [
        made,
        ...all.map((one) => (one.itemId === made.itemId ? { ...one, restorableUntil: null } : one)),
      ];
      return made;
    }),
  ];
}
