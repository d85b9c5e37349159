import createClient from 'openapi-fetch';
import type { components, paths } from '../../../../.cache/clients/openapi-typescript.ts';

type CocktailFields = components['schemas']['CocktailFields'];

/** Lists as JSON, files as they are. */
function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    form.set(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** A day of the administrator by openapi-typescript and openapi-fetch; gives what each step answered. */
export async function day(baseUrl: string, picture: Blob): Promise<unknown[]> {
  const api = createClient<paths>({ baseUrl });
  const seen: unknown[] = [];

  const page = await api.GET('/api/cocktails', { params: { query: { limit: 2, sort: 'name' } } });
  seen.push(['list', page.response.status, page.data?.length]);
  const fields = { name: 'Aquavit', description: 'Caraway first.' };
  const early = await api.POST('/api/spirits', { body: fields });
  seen.push(['too early', early.response.status, early.error?.type]);

  const login = await api.POST('/api/admin/login', { body: { password: 'cheers' } });
  const authorization = `Bearer ${login.data?.token}`;
  api.use({ onRequest: ({ request }) => request.headers.set('Authorization', authorization) });
  seen.push(['log in', login.response.status]);
  const spirit = await api.POST('/api/spirits', { body: fields });
  seen.push(['spirit', spirit.response.status, spirit.data?.id]);
  const twice = await api.POST('/api/spirits', { body: fields });
  seen.push(['twice', twice.response.status, twice.error?.type]);

  // openapi-typescript has no type for bytes.
  const image = picture as unknown as string;
  const sent = await api.POST('/api/images', { body: { image }, bodySerializer: toForm });
  seen.push(['picture', sent.response.status, sent.data?.image.slice(0, 12)]);
  const recipe: CocktailFields = {
    name: 'Nordic Sour',
    category: ['Sours'],
    description: 'Caraway and lemon.',
    ingredients: ['2 oz aquavit', '1 oz lemon juice'],
    instructions: ['Shake with ice.', 'Strain.'],
    difficulty: 'Easy',
    spirits: ['Aquavit'],
    garnish: [],
    featured: false,
    image: sent.data?.image ?? null,
  };
  const created = await api.POST('/api/cocktails', { body: recipe });
  seen.push(['recipe', created.response.status, created.data?.spirits, created.data?.image?.slice(0, 12)]);
  const path = { id: created.data?.id ?? '' };
  const read = await api.GET('/api/cocktails/{id}', { params: { path } });
  const etag = read.response.headers.get('ETag') ?? '';
  seen.push(['read', read.response.status, read.data?.name]);

  const params = { path, header: { 'If-Match': etag } };
  const renamed = { ...recipe, name: 'Northern Sour', category: ['Sours', 'Aperitif'] };
  const replaced = await api.PUT('/api/cocktails/{id}', { params, body: renamed });
  seen.push(['replaced', replaced.response.status, replaced.data?.name, replaced.data?.category.length]);
  const stale = await api.PUT('/api/cocktails/{id}', { params, body: renamed });
  seen.push(['stale', stale.response.status, stale.error?.type]);
  const patched = await api.PATCH('/api/cocktails/{id}', {
    params: { path, header: { 'If-Match': replaced.response.headers.get('ETag') ?? '' } },
    body: { funFact: 'Once, in the north.' },
  });
  seen.push(['patched', patched.response.status, patched.data?.funFact, patched.data?.category.length]);
  const featured = await api.PUT('/api/cocktails/{id}', { params: { path }, body: { featured: true } });
  seen.push(['featured', featured.response.status, featured.data?.featured, featured.data?.funFact]);
  const emptied = await api.PATCH('/api/cocktails/{id}', {
    params: { path },
    body: { funFact: null, garnish: [] },
  });
  seen.push(['emptied', emptied.response.status, emptied.data?.funFact, emptied.data?.garnish]);
  const unnamed = { name: ' ' };
  const nameless = await api.PATCH('/api/cocktails/{id}', { params: { path }, body: unnamed });
  seen.push(['nameless', nameless.response.status, nameless.error?.errors?.[0]?.message]);
  const used = await api.DELETE('/api/spirits/{id}', { params: { path: { id: 'aquavit' } } });
  seen.push(['in use', used.response.status, used.error?.type]);

  const csv =
    'name,category,description,ingredients,instructions,difficulty\nSheet Sour,Sours,Dry,2 oz gin,Shake,Easy\n';
  const body = { file: new Blob([csv]) as unknown as string };
  const query = { dryRun: true };
  const preview = await api.POST('/api/cocktails/import', {
    params: { query },
    body,
    bodySerializer: toForm,
  });
  seen.push(['preview', preview.response.status, preview.data?.results.created]);
  const imported = await api.POST('/api/cocktails/import', { body, bodySerializer: toForm });
  seen.push(['import', imported.response.status, imported.data?.results.created]);
  const stored = await api.POST('/api/admin/imports', {
    params: { query },
    body,
    bodySerializer: toForm,
  });
  const address = stored.response.headers.get('Location');
  seen.push(['stored import', stored.response.status, address?.slice(0, 19)]);
  const readEnd = () =>
    api.GET('/api/admin/imports/{id}', { params: { path: { id: stored.data?.id ?? '' } } });
  let end = await readEnd();
  while (end.data?.endedAt === null) end = await readEnd();
  seen.push(['its end', end.response.status, end.data?.state, end.data?.results?.unchanged]);
  const many = { resource: 'cocktails' as const, ids: [path.id], set: { difficulty: 'Expert' } };
  const bulk = await api.POST('/api/admin/bulk/update', { params: { query }, body: many });
  seen.push(['many', bulk.response.status, bulk.data?.changed.count]);
  const sheet = await api.GET('/api/cocktails/export/csv', { parseAs: 'text' });
  seen.push(['export', sheet.response.status, sheet.data?.includes('Northern Sour')]);

  const importId = imported.data?.importId ?? '';
  const changes = await api.GET('/api/admin/changes', {
    params: { query: { limit: 1, importId, resource: 'cocktails' } },
  });
  const [latest] = changes.data?.changes ?? [];
  seen.push(['history', changes.response.status, latest?.itemName]);
  const undone = await api.POST('/api/admin/revisions/{revision}/undo', {
    params: { path: { revision: latest?.revision ?? 0 } },
  });
  seen.push(['undo', undone.response.status, undone.data?.skipped.length]);

  const sessions = await api.GET('/api/admin/sessions');
  seen.push(['sessions', sessions.response.status, sessions.data?.filter(({ isOwn }) => isOwn).length]);
  const audit = await api.GET('/api/admin/audit', { params: { query: { limit: 20 } } });
  seen.push(['audit', audit.response.status, audit.data?.entries.some(({ kind }) => kind === 'login')]);
  const removed = await api.DELETE('/api/cocktails/{id}', { params: { path } });
  seen.push(['remove', removed.response.status]);
  const freed = await api.DELETE('/api/spirits/{id}', { params: { path: { id: 'aquavit' } } });
  seen.push(['freed', freed.response.status]);
  const logout = await api.POST('/api/admin/logout');
  seen.push(['log out', logout.response.status]);
  const after = await api.GET('/api/admin/session');
  seen.push(['after', after.response.status, after.error?.type]);
  return seen;
}
