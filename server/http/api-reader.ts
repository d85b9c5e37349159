import type { Api } from '#server/operations/api.ts';
import { apiKey } from './cache-key.ts';
import { PreparedResponse } from './prepared-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** What a page gets when it asks the API in process. */
export interface ApiReply {
  status: number;
  /** JSON text. */
  body: string;
}

/** Reads the public API in process: `address` is a path with its query. */
export type ReadApi = (address: string) => Promise<ApiReply>;

/** Reads of a page that is rendered share their responses with those of visitors. */
export function createApiReader(api: Api, cache: ResponseCache): ReadApi {
  const client = { address: '', isSecure: false };
  return async (address) => {
    const key = apiKey(address);
    const cached = key === null ? undefined : cache.find(key);
    if (cached) return { status: cached.status, body: cached.text };
    const reply = await api.handle({ method: 'GET', address, headers: {}, client, siteOrigin: '' });
    if (reply.chunks) throw new Error(`${address} is too long to be read by a page`);
    const prepared = PreparedResponse.of(reply);
    if (key !== null && reply.cacheable) cache.store(key, prepared, reply.cacheable);
    return { status: prepared.status, body: prepared.text };
  };
}
