import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Api } from '#server/operations/pipeline/api.ts';
import type { ApiRequest } from '#server/operations/pipeline/api-request.ts';
import type { OperationResponse } from '#server/operations/operation.ts';
import { apiKey } from './addresses.ts';
import { Answer } from './answer.ts';
import type { ResponseCache } from './response-cache.ts';

/** What is made while it is sent, since it may be long and is for one reader: exports, backups, lists of the dashboard. */
export type StreamedAnswer = OperationResponse & Required<Pick<OperationResponse, 'chunks'>>;

export type AskApi = (asked: ApiRequest) => Promise<Answer | StreamedAnswer>;

/** Asks the API, and remembers what follows from the public catalogue alone, in one piece however long it is. */
export function createApiAnswers(api: Api, cache: ResponseCache): AskApi {
  return async (asked) => {
    const reply = await api.handle(asked);
    const { chunks, cacheable } = reply;
    if (!cacheable) return chunks ? { ...reply, chunks } : Answer.of(reply);
    const answer = Answer.of(chunks ? { ...reply, bytes: await collect(chunks) } : reply);
    cache.store(apiKey(asked.address), answer, cacheable.edition);
    return answer;
  };
}

/** Other requests are answered between the parts of a long list. */
async function collect(chunks: StreamedAnswer['chunks']): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of chunks) {
    parts.push(Buffer.from(part as string));
    await nextTurn();
  }
  return Buffer.concat(parts);
}

export type ReadApi = (address: string) => Promise<{ status: number; body: string; link: string | null }>;

/** For pages, which read the API in this process. */
export function createApiReader(askApi: AskApi, cache: ResponseCache): ReadApi {
  const client = { address: '', isSecure: false };
  return async (address) => {
    const answer =
      cache.find(apiKey(address)) ??
      (await askApi({ method: 'GET', address, headers: {}, client, siteOrigin: '' }));
    if (!(answer instanceof Answer)) throw new Error(`${address} is not for pages`);
    return { status: answer.status, body: answer.bytes.toString(), link: answer.headers['Link'] ?? null };
  };
}
