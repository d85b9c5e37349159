import { createClient } from '../../../../.cache/clients/hey-api/client/index.ts';
import * as api from '../../../../.cache/clients/hey-api/sdk.gen.ts';

/** A day of the administrator by hey-api's client; gives what each step answered. */
export async function day(baseUrl: string, picture: Blob): Promise<unknown[]> {
  let token: string | undefined;
  const client = createClient({ baseUrl, auth: () => token });
  const seen: unknown[] = [];

  const page = await api.listCocktails({ client, query: { limit: 2, sort: 'name' } });
  seen.push(['list', page.response?.status, page.data?.length]);
  const fields = { name: 'Aquavit', description: 'Caraway first.' };
  const early = await api.createSpirit({ client, body: fields });
  seen.push(['too early', early.response?.status, early.error?.type]);

  const login = await api.logIn({ client, body: { password: 'cheers' } });
  token = login.data?.token;
  seen.push(['log in', login.response?.status]);
  const spirit = await api.createSpirit({ client, body: fields });
  seen.push(['spirit', spirit.response?.status, spirit.data?.id]);
  const twice = await api.createSpirit({ client, body: fields });
  seen.push(['twice', twice.response?.status, twice.error?.type]);

  const sent = await api.createImage({ client, body: { image: picture } });
  seen.push(['picture', sent.response?.status, sent.data?.image.slice(0, 12)]);
  const recipe = {
    name: 'Nordic Sour',
    category: ['Sours'],
    description: 'Caraway and lemon.',
    ingredients: ['2 oz aquavit', '1 oz lemon juice'],
    instructions: ['Shake with ice.', 'Strain.'],
    difficulty: 'Easy' as const,
    spirits: ['Aquavit'],
    garnish: [],
    image: sent.data?.image ?? null,
  };
  const created = await api.createCocktail({ client, body: recipe });
  seen.push(['recipe', created.response?.status, created.data?.spirits, created.data?.image?.slice(0, 12)]);
  const path = { id: created.data?.id ?? '' };
  const read = await api.getCocktail({ client, path });
  const headers = { 'If-Match': read.response?.headers.get('ETag') ?? '' };
  seen.push(['read', read.response?.status, read.data?.name]);

  const renamed = { ...recipe, name: 'Northern Sour', category: ['Sours', 'Aperitif'] };
  const replaced = await api.updateCocktail({ client, path, headers, body: renamed });
  seen.push(['replaced', replaced.response?.status, replaced.data?.name, replaced.data?.category.length]);
  const stale = await api.updateCocktail({ client, path, headers, body: renamed });
  seen.push(['stale', stale.response?.status, stale.error?.type]);
  const ifMatch = { 'If-Match': replaced.response?.headers.get('ETag') ?? '' };
  const story = { funFact: 'Once, in the north.' };
  const patched = await api.patchCocktail({ client, path, headers: ifMatch, body: story });
  seen.push(['patched', patched.response?.status, patched.data?.funFact, patched.data?.category.length]);
  const featured = await api.updateCocktail({ client, path, body: { featured: true } });
  seen.push(['featured', featured.response?.status, featured.data?.featured, featured.data?.funFact]);
  const emptied = await api.patchCocktail({ client, path, body: { funFact: null, garnish: [] } });
  seen.push(['emptied', emptied.response?.status, emptied.data?.funFact, emptied.data?.garnish]);
  const unnamed = { name: ' ' };
  const nameless = await api.patchCocktail({ client, path, body: unnamed });
  seen.push(['nameless', nameless.response?.status, nameless.error?.errors?.[0]?.message]);
  const used = await api.deleteSpirit({ client, path: { id: 'aquavit' } });
  seen.push(['in use', used.response?.status, used.error?.type]);

  const csv =
    'name,category,description,ingredients,instructions,difficulty\nSheet Sour,Sours,Dry,2 oz gin,Shake,Easy\n';
  const body = { file: new Blob([csv]) };
  const preview = await api.importCocktails({ client, query: { dryRun: true }, body });
  seen.push(['preview', preview.response?.status, preview.data?.results.created]);
  const imported = await api.importCocktails({ client, body });
  seen.push(['import', imported.response?.status, imported.data?.results.created]);
  const stored = await api.createImport({ client, query: { dryRun: true }, body });
  const address = stored.response?.headers.get('Location');
  seen.push(['stored import', stored.response?.status, address?.slice(0, 19)]);
  const readEnd = () => api.getImport({ client, path: { id: stored.data?.id ?? '' } });
  let end = await readEnd();
  while (end.data?.endedAt === null) end = await readEnd();
  seen.push(['its end', end.response?.status, end.data?.state, end.data?.results?.unchanged]);
  const many = { resource: 'cocktails' as const, ids: [path.id], set: { difficulty: 'Expert' } };
  const bulk = await api.updateItems({ client, query: { dryRun: true }, body: many });
  seen.push(['many', bulk.response?.status, bulk.data?.changed.count]);
  const sheet = await api.exportCocktailsCsv({ client, parseAs: 'text' });
  seen.push(['export', sheet.response?.status, sheet.data?.includes('Northern Sour')]);

  const importId = imported.data?.importId ?? '';
  const changes = await api.listChanges({ client, query: { limit: 1, importId, resource: 'cocktails' } });
  const [latest] = changes.data?.changes ?? [];
  seen.push(['history', changes.response?.status, latest?.itemName]);
  const undone = await api.undoRevision({ client, path: { revision: latest?.revision ?? 0 } });
  seen.push(['undo', undone.response?.status, undone.data?.skipped.length]);

  const sessions = await api.listSessions({ client });
  seen.push(['sessions', sessions.response?.status, sessions.data?.filter(({ isOwn }) => isOwn).length]);
  const audit = await api.listAuditEntries({ client, query: { limit: 20 } });
  seen.push(['audit', audit.response?.status, audit.data?.entries.some(({ kind }) => kind === 'login')]);
  const removed = await api.deleteCocktail({ client, path });
  seen.push(['remove', removed.response?.status]);
  const freed = await api.deleteSpirit({ client, path: { id: 'aquavit' } });
  seen.push(['freed', freed.response?.status]);
  const logout = await api.logOut({ client });
  seen.push(['log out', logout.response?.status]);
  const after = await api.getSession({ client });
  seen.push(['after', after.response?.status, after.error?.type]);
  return seen;
}
