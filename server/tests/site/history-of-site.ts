import { expect } from 'vitest';
import type { Change, ChangeList } from '#openapi/generated/model.ts';
import { allResources } from '#openapi/generated/resources.ts';
import { buildCocktail } from '../catalogue/build-cocktail.ts';
import { logIn, type Administrator } from './log-in.ts';
import { openTestSite } from './open-test-site.ts';
import type { ApiResponse } from './start-test-server.ts';

const CATALOGUE = {
  categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
  spirits: [{ name: 'White Rum', description: null }],
  cocktails: [buildCocktail({ spirits: ['White Rum'] })],
};

/** Opens a site with one cocktail, its category and its spirit, and no history. Returns its administrator. */
export async function openSiteWithoutHistory(): Promise<Administrator> {
  return logIn(await openTestSite({ catalogue: CATALOGUE }));
}
/** Returns the changes that a query of the history finds, newest first. */
export async function changes(admin: Administrator, query = ''): Promise<Change[]> {
  const { status, body } = await admin.api(`/api/admin/changes${query}`);
  expect(status).toBe(200);
  return (body as ChangeList).changes;
}
export const restore = (admin: Administrator, id: string | undefined, query = ''): Promise<ApiResponse> =>
  admin.send('POST', `/api/admin/changes/${id ?? 'none'}/restore${query}`);
export const detailOf = ({ body }: ApiResponse): string => (body as { detail: string }).detail;

/** Returns all items of a site, without versions and times. */
export async function itemsOf(admin: Administrator): Promise<object[]> {
  const paths = Object.keys(allResources).map((resource) => `/api/${resource}`);
  const lists = await Promise.all(paths.map(async (path) => (await admin.api(path)).body as object[]));
  return lists.flat().map((item) => ({ ...item, version: 0, createdAt: '', updatedAt: '' }));
}
