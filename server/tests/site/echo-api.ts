import { expect } from 'vitest';
import type { Problem } from '#openapi/generated/model.ts';
import type { MediaType } from '#openapi/generated/bodies.ts';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import type { Store } from '#server/catalogue/ports/store.ts';
import type { SessionStore } from '#server/catalogue/ports/login-stores.ts';
import { createApi, type Api, type ApiRequest } from '#server/operations/pipeline/api.ts';
import type {
  OperationRequest,
  OperationResponse,
  OperationHandlers,
} from '#server/operations/operation-handler.ts';
const silent = () => undefined;
export const TOKEN = 'x'.repeat(43);
export const SITE = 'http://localhost:3000';
/** Returns handlers that answer with their id, parameters, body and names of files. */
function echoes(special: Partial<OperationHandlers> = {}): OperationHandlers {
  const echo =
    (id: string) =>
    ({ params, query, body, files }: OperationRequest) => ({
      status: 200,
      body: { id, params, query, body, files: Object.keys(files) },
    });
  const all = Object.fromEntries(Object.keys(operationRoutes).map((id) => [id, echo(id)]));
  return { ...all, ...special } as OperationHandlers;
}

/** Makes the API with handlers that repeat their request, except the `special` ones. */
export function apiWith(special?: Partial<OperationHandlers>, sessions?: Partial<SessionStore>): Api {
  const at = new Date().toISOString();
  const session = {
    createdAt: at,
    usedAt: at,
    expiresAt: '2999-01-01T00:00:00.000Z',
    passwordVersion: 0,
  };
  const find = (tokenHash: string) =>
    Promise.resolve(tokenHash === `#${TOKEN}` ? { ...session, tokenHash } : null);
  const services = {
    store: { sessions: { find, markUsed: () => Promise.resolve(), ...sessions } } as Store,
    tokens: { create: () => TOKEN, hashOf: (token: string) => `#${token}` },
    log: { debug: silent, warn: silent, error: silent },
  };
  return createApi(services, echoes(special));
}

interface Sent extends Partial<Omit<ApiRequest, 'receiveBody'>> {
  json?: unknown;
  form?: Record<string, unknown>;
}

export const api = apiWith();

/** Sends a request with a session. */
export async function send(url: string, { json, form, ...rest }: Sent = {}, to: Api = api) {
  const type: MediaType | null =
    json === undefined ? (form ? 'multipart/form-data' : null) : 'application/json';
  const headers: ApiRequest['headers'] = {
    authorization: `Bearer ${TOKEN}`,
    ...(type && { 'content-type': `${type}; charset=utf-8`, 'content-length': '9' }),
    ...rest.headers,
  };
  const file = { bytes: new Uint8Array(), fileName: 'a.csv', claimedType: 'text/csv' };
  const files = Object.entries(form ?? {}).filter(([, value]) => value === FILE_PART);
  const response = await to.handle({
    method: 'GET',
    client: { address: '192.0.2.1', isSecure: false },
    siteOrigin: SITE,
    ...rest,
    url,
    headers,
    ...(type && {
      receiveBody: () =>
        Promise.resolve({
          content: json ?? form,
          files: Object.fromEntries(files.map(([name]) => [name, file])),
        }),
    }),
  });
  return response as OperationResponse & { body: Problem & Record<string, unknown> };
}

/** Returns the errors of a request that is a 400. */
export const errorsOf = async (url: string, sent?: Sent) => {
  const { status, body } = await send(url, sent);
  expect(status).toBe(400);
  return body.errors;
};
