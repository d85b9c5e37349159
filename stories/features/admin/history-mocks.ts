import type { RequestHandler } from 'msw';
import { starterCocktails } from '#mocks/starter-answers.ts';
import type { Change, NamedItemChange, UndoOutcome } from '#openapi/generated/model.ts';
import { firstSpirit } from './admin-parameters.ts';
import { catalogueMocks } from './catalogue-mocks.ts';

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
  const usual: NamedItemChange = {
    id,
    revision: Number.parseInt(id),
    resource: 'spirits',
    itemId: firstSpirit.id,
    itemName: firstSpirit.name,
    action: 'updated',
    at: ago(120 * MINUTE_MS),
    importedFrom: null,
    isUndone: false,
    restorableUntil: null,
    before: { ...state, description: 'Dry and full of juniper.' },
    after: { ...state, description: 'Very dry, full of juniper and citrus.' },
  };
  return Object.assign(usual, own);
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
      category: ['aperitif'],
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
      importedFrom: 'spirits.csv',
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

/** What the undo of an import answers. */
export const IMPORT_UNDONE: UndoOutcome = {
  message: 'The import is undone. 1 item is as it was before, 2 items are gone.',
  restored: 1,
  removed: 2,
  partial: 0,
  items: [],
  skipped: [],
};

/** A site with this history, in which the recipe that it deletes is gone. */
export function historyMocks(history: readonly Change[] = CHANGES): RequestHandler[] {
  const gone = history.filter(({ action }) => action === 'deleted').map(({ itemId }) => itemId);
  const cocktails = starterCocktails.filter(({ id }) => !gone.includes(id));
  return catalogueMocks({ cocktails, history });
}
