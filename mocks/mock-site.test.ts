import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Cocktail, ImportOutcome, OpenedSession, Spirit } from '#openapi/generated/model.ts';
import { createMockSite } from '#mocks/mock-site.ts';
import { starterCocktails } from '#mocks/starter-answers.ts';

const SITE = 'http://localhost:4000';
type Send = (path: string, init?: RequestInit) => Promise<Response>;

function openSite(options?: Parameters<typeof createMockSite>[0]): Send {
  const handlers = [createMockSite(options).handler];
  return async (path, init) => {
    const response = await getResponse(handlers, new Request(SITE + path, init));
    if (!response) throw new Error(`the mock site does not answer ${path}`);
    return response;
  };
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Gives what sends requests with the token of a session. */
async function logIn(send: Send): Promise<Send> {
  const answer = await send('/api/admin/login', json('POST', { password: 'cheers' }));
  const { token } = (await answer.json()) as OpenedSession;
  return (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return send(path, { ...init, headers });
  };
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.set(name, value, 'picture.png');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

describe('the mock site', () => {
  it('answers with the starter catalogue as the stories know it', async () => {
    const send = openSite();
    // The starter recipes were published when the site began, which is a moment of its own here.
    const publishedAt: unknown = expect.any(String);
    const expected = starterCocktails.map((cocktail) => ({ ...cocktail, publishedAt }));
    expect(await (await send('/api/cocktails')).json()).toEqual(expected);
    const found = (await (await send('/api/cocktails/search/nergoni')).json()) as Cocktail[];
    expect(found[0]?.id).toBe('negroni');
  });

  it('reads a sheet and writes one', async () => {
    const send = await logIn(openSite());
    const csv = await (await send('/api/cocktails/export/csv')).text();
    const changed = csv.replace('negroni,Negroni,', 'negroni,Negroni Uno,');
    const body = formOf({ file: new Blob([changed]) });
    const imported = await send('/api/cocktails/import', { method: 'POST', body });
    const { results } = (await imported.json()) as ImportOutcome;
    expect(results).toMatchObject({ updated: 1, created: 0, failed: 0 });
    expect(((await (await send('/api/cocktails/negroni')).json()) as Cocktail).name).toBe('Negroni Uno');
  });

  it('holds what a story gives it', async () => {
    const send = await logIn(openSite({ contents: { spirits: [{ name: 'Gin' }] } }));
    await send('/api/spirits', json('POST', { name: 'Rum' }));
    const spirits = (await (await send('/api/spirits')).json()) as Spirit[];
    expect(spirits.map(({ name }) => name)).toEqual(['Gin', 'Rum']);
  });
});
