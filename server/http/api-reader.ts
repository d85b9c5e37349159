import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from '#server/operations/pipeline/api.ts';
import { apiKey } from './request-facts.ts';
import { CompressibleResponse } from './responses/compressible-response.ts';
import type { ResponseCache } from './cache/response-cache.ts';

interface ApiReply {
  status: number;
  body: string;
  link: string | null;
}

export type ReadApi = (address: string) => Promise<ApiReply>;

/** The cache tags of what the page that is being rendered reads; null stands for all. */
const tagsOfPage = new AsyncLocalStorage<Set<string | null>>();

export async function withCacheTags<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tags: readonly string[] | null }> {
  const parts = new Set<string | null>();
  const result = await tagsOfPage.run(parts, work);
  const tags = [...parts].filter((part) => part !== null);
  return { result, tags: tags.length === parts.size ? tags : null };
}

export function tagWithAll(): void {
  tagsOfPage.getStore()?.add(null);
}

export function createApiReader(api: Api, cache: ResponseCache): ReadApi {
  const client = { address: '', isSecure: false };
  return async (address) => {
    const key = apiKey(address);
    const cached = cache.find(key);
    const note = (tags: readonly string[] | null = null): void => {
      for (const part of tags ?? [null]) tagsOfPage.getStore()?.add(part);
    };
    if (cached) {
      note(cache.tagsOf(key));
      return replyOf(cached);
    }
    const reply = await api.handle({ method: 'GET', address, headers: {}, client, siteOrigin: '' });
    if (reply.chunks) throw new Error(`${address} is too long to be read by a page`);
    note(reply.cacheable?.tags);
    const prepared = CompressibleResponse.of(reply);
    cache.store(key, prepared, reply.cacheable);
    return replyOf(prepared);
  };
}

function replyOf({ status, text, headers }: CompressibleResponse): ApiReply {
  return { status, body: text, link: headers['Link'] ?? null };
}
