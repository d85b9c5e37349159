import type { Turn } from './turn.ts';

/** Nobody writes without a session; then the administrator comes. */
export const arrivalTurns: Turn[] = [
  { title: 'a write without a session', ask: 'POST /api/spirits', json: { name: 'Pisco' }, status: 401 },
  { title: 'a delete without a session', ask: 'DELETE /api/spirits/campari', status: 401 },
  { title: 'an export without a session', ask: 'GET /api/cocktails/export/csv', status: 401 },
  { title: 'a login without a password', ask: 'POST /api/admin/login', json: {}, status: 400 },
  { title: 'a wrong password', ask: 'POST /api/admin/login', json: { password: 'sherry' }, status: 401 },
  { title: 'the right one', ask: 'POST /api/admin/login', json: { password: 'cheers' }, status: 200 },
  { title: 'the session', ask: 'GET /api/admin/session', status: 200 },
  { title: 'nothing was changed yet', ask: 'GET /api/admin/changes', status: 200 },
  { title: 'a broken body', ask: 'POST /api/spirits', text: '{"name":', status: 400 },
];

/** The administrator leaves, and nobody writes any more. */
export const leavingTurns: Turn[] = [
  { title: 'a logout', ask: 'POST /api/admin/logout', status: 204 },
  { title: 'no session', ask: 'GET /api/admin/session', status: 401 },
  { title: 'no more history', ask: 'GET /api/admin/changes', status: 401 },
  { title: 'no more writes', ask: 'DELETE /api/spirits/moon-brandy', status: 401 },
];
