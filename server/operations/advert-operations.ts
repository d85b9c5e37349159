import { dayAfter } from '#openapi/day-after.ts';
import type { AdvertCounts, ShownAdverts } from '#openapi/generated/model/index.ts';
import type { OperationRequest, Operations } from './operation.ts';
import { addressBlocks } from './pipeline/fair-queue.ts';
import type { Services } from './services.ts';

/** Some hundred visitors share the address of a house's network. */
const MAX_OF_CLIENT = 600;
const WINDOW_MS = 60_000;
/** CUBOT makes telephones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|facebookexternalhit|scan/i;

export function createAdvertOperations({ catalogue: live, store, site, now }: Services) {
  // Swedish writes a day as ISO 8601 does.
  const days = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone });
  const hasLeft = clientBudget(now);
  const adverts = () => live.current().collections.myads;
  return {
    logShownAdverts({ body, headers, client }) {
      const { viewed = [], clicked = [] } = body as ShownAdverts;
      if (isPerson(headers) && hasLeft(client.address, viewed.length + clicked.length)) {
        const day = days.format(now());
        const ids = [...new Set([...viewed, ...clicked])].filter((id) => adverts().get(id));
        const counts = ids.map((advertId) => ({
          day,
          advertId,
          views: Number(viewed.includes(advertId)),
          clicks: Number(clicked.includes(advertId)),
        }));
        if (counts.length > 0) store.advertCounts.add(counts);
      }
      return { status: 204 };
    },

    async getAdvertStatistics({ query }) {
      const { days: length } = query as { days: number };
      const to = days.format(now());
      const from = dayAfter(to, 1 - length);
      const found = await store.advertCounts.list(from, to);
      const counts = found.flatMap(({ advertId: id, ...count }) => {
        const item = adverts().get(id);
        // An earlier advert had the same id.
        if (!item || count.day < days.format(new Date(item.createdAt))) return [];
        return [{ ...count, id, name: String(item.fields['name']) }];
      });
      counts.sort((one, other) => compare(one.day, other.day) || compare(one.name, other.name));
      const body: AdvertCounts = { from, to, counts };
      return { status: 200, body };
    },
  } satisfies Partial<Operations>;
}

/** Their word is taken: who lies about it gains a few counts, and a robot that runs scripts is rare. */
function isPerson({
  'user-agent': agent = '',
  'sec-gpc': privacy,
  dnt,
}: OperationRequest['headers']): boolean {
  return agent !== '' && !ROBOT.test(agent) && privacy !== '1' && dnt !== '1';
}

function clientBudget(now: () => Date): (address: string, units: number) => boolean {
  const taken = new Map<string, number>();
  let windowEnd = 0;
  return (address, units) => {
    const at = now().getTime();
    // The clock may be set back.
    if (at >= windowEnd || at < windowEnd - WINDOW_MS) {
      taken.clear();
      windowEnd = at + WINDOW_MS;
    }
    const { client } = addressBlocks(address);
    const sum = (taken.get(client) ?? 0) + units;
    if (sum <= MAX_OF_CLIENT) taken.set(client, sum);
    return sum <= MAX_OF_CLIENT;
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
