import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { pathPattern } from '#openapi/path-pattern.ts';
import type { ApiRequest } from '#server/operations/api-request.ts';
import { FairQueue } from '#server/operations/fair-queue.ts';
import { acceptConnections } from './accept-connections.ts';
import { splitUrl } from './canonical-path.ts';
import { isRead } from './is-read.ts';

/** The reads that look through the whole catalogue. */
const COMPUTED: readonly OperationId[] = [
  'listCocktails',
  'listCocktailsOfCategory',
  'searchCocktails',
  'listSimilarCocktails',
  'listCollectionOptions',
  'getBar',
];

const PICTURE = pathPattern(operations.getImage.path);
const patterns = COMPUTED.map((id) => pathPattern(operations[id].path));

/** A read takes at most some 25 ms, so that the last of a client's own waits a few seconds at worst. */
const READ_LIMITS = { maxActive: 1, maxWaitingOfClient: 200, maxWaiting: 1000 };

/** Reads take the event loop for so long before it turns: a new search takes half a millisecond, and the turns must not double that. */
const MS_BEFORE_TURNS = 5;

/** Whether a request reads an operation that looks through the whole catalogue; its address has one spelling. */
export function isComputed({ method, address }: Pick<ApiRequest, 'method' | 'address'>): boolean {
  const [path] = splitUrl(address);
  return isRead({ method }) && patterns.some((pattern) => pattern.test(path));
}

/** Whether a request is a read of little, which the database answers for the most part. Pictures have queues of their own. */
export function isLookup(asked: Pick<ApiRequest, 'method' | 'address'>): boolean {
  return isRead(asked) && !isComputed(asked) && !PICTURE.test(splitUrl(asked.address)[0]);
}

/** Makes computed reads one after the other, and lets the event loop turn between them, so that they never hold up the rest of the site. */
export class ReadQueue {
  readonly #queue = new FairQueue(READ_LIMITS);
  #spentMs = 0;

  /** Runs `read` in its client's turn. Throws what `FairQueue.run` does. */
  run<Result>(client: string, read: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(client, async () => {
      if (this.#spentMs >= MS_BEFORE_TURNS) {
        await acceptConnections();
        this.#spentMs = 0;
      }
      const begin = performance.now();
      try {
        return await read();
      } finally {
        this.#spentMs += performance.now() - begin;
      }
    });
  }
}
