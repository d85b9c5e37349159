import type { Turn } from './turn.ts';

/** What was done in the turns before, and its undoing. */
export const historyTurns: Turn[] = [
  { title: 'all that was done', ask: 'GET /api/admin/changes?limit=200', status: 200 },
  { title: 'a page of it', ask: 'GET /api/admin/changes?limit=2&offset=1', status: 200 },
  { title: 'one kind of it', ask: 'GET /api/admin/changes?action=deleted', status: 200 },
  { title: 'a kind nobody knows', ask: 'GET /api/admin/changes?action=eaten&limit=201', status: 400 },
  { title: 'no change', ask: 'POST /api/admin/changes/99999-1/restore', status: 404 },
  {
    title: 'an older state of a recipe',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore',
    status: 200,
  },
  { title: 'it is as it was', ask: 'GET /api/cocktails/lamplighter', status: 200 },
  {
    title: 'the same state again',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore?state=after',
    status: 409,
  },
  {
    title: 'what was before its creation',
    ask: 'POST /api/admin/changes/{created cocktails lamplighter}/restore?state=before',
    status: 409,
  },
  { title: 'no such side', ask: 'POST /api/admin/changes/1-1/restore?state=between', status: 400 },
  { title: 'a deletion', ask: 'DELETE /api/cocktails/ledger', status: 204 },
  {
    title: 'it can be restored',
    ask: 'GET /api/admin/changes?resource=cocktails&itemId=ledger',
    status: 200,
  },
  {
    title: 'its undoing',
    ask: 'POST /api/admin/changes/{deleted cocktails ledger}/restore?state=before',
    status: 200,
  },
  { title: 'it is back', ask: 'GET /api/cocktails/ledger', status: 200 },
  {
    title: 'the undoing of what is back',
    ask: 'POST /api/admin/changes/{deleted cocktails ledger}/restore',
    status: 409,
  },
  { title: 'a name given away', ask: 'POST /api/spirits', json: { name: 'Fog' }, status: 201 },
  { title: 'and freed', ask: 'DELETE /api/spirits/fog', status: 204 },
  { title: 'and taken', ask: 'POST /api/spirits', json: { name: 'Mist' }, status: 201 },
  { title: 'by another', ask: 'PUT /api/spirits/mist', json: { name: 'FOG' }, status: 200 },
  {
    title: 'a state whose name is taken',
    ask: 'POST /api/admin/changes/{deleted spirits fog}/restore',
    status: 409,
  },

  {
    title: 'what undoing an import would do',
    ask: 'POST /api/admin/imports/{import cocktails ledger}/undo?dryRun=true',
    status: 200,
  },
  { title: 'no import', ask: 'POST /api/admin/imports/99999/undo', status: 404 },
  { title: 'a change since', ask: 'PUT /api/cocktails/ledger', json: { featured: false }, status: 200 },
  {
    title: 'an import undone, save for what was changed since',
    ask: 'POST /api/admin/imports/{import cocktails ledger}/undo',
    status: 200,
  },
  {
    title: 'an import undone',
    ask: 'POST /api/admin/imports/{import cocktails cellar-door}/undo',
    status: 200,
  },
  {
    title: 'it once more',
    ask: 'POST /api/admin/imports/{import cocktails cellar-door}/undo',
    status: 409,
  },
  { title: 'what it had brought', ask: 'GET /api/cocktails/cellar-door', status: 404 },
  { title: 'what it had created', ask: 'GET /api/spirits/moon-brandy', status: 404 },
  { title: 'all that was done', ask: 'GET /api/admin/changes?limit=200', status: 200 },
  { title: 'every recipe', ask: 'GET /api/cocktails', status: 200 },
  { title: 'a cocktail deleted', ask: 'DELETE /api/cocktails/lamplighter', status: 204 },
  { title: 'its category is free', ask: 'GET /api/categories/lantern-drinks', status: 200 },
];
