import { RequestProblem } from './request-problem.ts';

export interface QueueLimits {
  maxActive: number;
  maxWaitingOfClient: number;
  maxWaiting: number;
}

interface Waiting {
  begin: () => void;
  refuse: (problem: RequestProblem) => void;
}

/**
 * Runs expensive work a few pieces at a time.
 *
 * Invariants. The clients that wait are served in turns, each with its oldest request, so that a client never waits for more than one
 * piece of work of every other one. A client that fills its own places gets a 429. When all places are taken, the newest request of
 * the client that has most of them gets a 503, so that a client with few requests always finds a place.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #active = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its client's turn. Throws a RequestProblem 429 or 503 when it may not wait, or no longer. */
  async run<Result>(client: string, work: () => Result | Promise<Result>): Promise<Result> {
    // Work that ends hands its place to the next client.
    if (this.#active >= this.#limits.maxActive) await this.#wait(client);
    else this.#active += 1;
    try {
      return await work();
    } finally {
      this.#beginNext();
    }
  }

  /** Throws the RequestProblem that `run` would throw for one more piece of work of a client. */
  checkRoom(client: string): void {
    const own = this.#waiting.get(client)?.length ?? 0;
    if (own >= this.#limits.maxWaitingOfClient) throw tooManyRequests();
    // The newcomer is refused when no other client has more waiting requests than it has.
    if (this.#waitingCount >= this.#limits.maxWaiting && this.#longest().length <= own + 1) throw tooBusy();
  }

  #wait(client: string): Promise<void> {
    this.checkRoom(client);
    const own = this.#waiting.get(client) ?? [];
    if (this.#waitingCount >= this.#limits.maxWaiting) {
      this.#longest().pop()?.refuse(tooBusy());
      this.#waitingCount -= 1;
    }
    return new Promise((begin, refuse) => {
      own.push({ begin, refuse });
      this.#waiting.set(client, own);
      this.#waitingCount += 1;
    });
  }

  #longest(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of this.#waiting.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#active -= 1;
      return;
    }
    const [client, line] = next;
    const first = line.shift();
    this.#waitingCount -= 1;
    this.#waiting.delete(client);
    // Its next request waits behind those of all other clients.
    if (line.length > 0) this.#waiting.set(client, line);
    first?.begin();
  }
}

export function tooManyRequests(retryAfterSeconds = 1): RequestProblem {
  return new RequestProblem(
    429,
    'Too much is being asked for from your address at once. Please try again shortly.',
    { code: 'too-many-requests', headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

export function tooBusy(): RequestProblem {
  return new RequestProblem(503, 'The site is very busy at the moment. Please try again shortly.', {
    code: 'site-busy',
    headers: { 'Retry-After': '1' },
  });
}
