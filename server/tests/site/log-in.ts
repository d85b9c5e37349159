import { expect } from 'vitest';
import type { OpenedSession } from '#openapi/generated/model.ts';
import type { ApiResponse } from './start-test-server.ts';

/** Sends requests to the API with the token of a session. */
export interface Administrator {
  /** The value of the Authorization header. */
  bearer: string;
  api(path: string, init?: RequestInit): Promise<ApiResponse>;
  /** Sends a body as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  /** Sends a multipart form, with lists as JSON, as the dashboard does, and blobs as files. */
  sendForm(
    method: string,
    path: string,
    fields: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<ApiResponse>;
}

type AnySite = Pick<Administrator, 'api'>;

/** Sends a password, from a device that has the session of `bearer` if one is given. */
export function tryPassword(site: AnySite, password: string, bearer = ''): Promise<ApiResponse> {
  const headers = { 'Content-Type': 'application/json', ...(bearer && { Authorization: bearer }) };
  return site.api('/api/admin/login', { method: 'POST', headers, body: JSON.stringify({ password }) });
}

export async function logIn(server: AnySite, password = 'cheers'): Promise<Administrator> {
  const response = await tryPassword(server, password);
  expect(response.status).toBe(200);
  const bearer = `Bearer ${(response.body as OpenedSession).token}`;
  const api: Administrator['api'] = (path, init) =>
    server.api(path, {
      ...init,
      headers: { Authorization: bearer, ...(init?.headers as object | undefined) },
    });
  return {
    bearer,
    api,
    send: (method, path, body, headers) =>
      api(path, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    sendForm: (method, path, fields, headers) =>
      api(path, { method, body: toForm(fields), ...(headers && { headers }) }),
  };
}

function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.set(name, value, 'upload');
    else form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
