import autocannon from 'autocannon';
import type { Fact } from './report.ts';
import { startSite } from './site.ts';

const SECONDS = 10;
const READS_PER_SECOND = 500;
const VIEWS_PER_SECOND = 1000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Reads at a steady rate, alone and while a thousand visitors a second see an advert. */
export async function advertFacts(): Promise<Fact[]> {
  // A single address would soon be left out.
  const { site, remove } = await startSite(0, { TRUST_PROXY: '1', STARTER_CATALOGUE: 'on' });
  try {
    const reads = () =>
      autocannon({
        url: `${site.address}/api/cocktails/negroni`,
        connections: 10,
        overallRate: READS_PER_SECOND,
        duration: SECONDS,
      });
    const [{ id = '' } = {}] = (await (await fetch(`${site.address}/api/myads`)).json()) as { id: string }[];
    const alone = await reads();
    let visitor = 0;
    const [meanwhile, views] = await Promise.all([
      reads(),
      autocannon({
        url: site.address,
        // Each sends its share of a second at once: more of them would measure their own queue.
        connections: 5,
        overallRate: VIEWS_PER_SECOND,
        duration: SECONDS,
        requests: [
          {
            method: 'POST',
            path: '/api/advert-counts',
            body: JSON.stringify({ viewed: [id] }),
            setupRequest: (request) => {
              visitor += 1;
              const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
              const headers = { ...JSON_TYPE, 'user-agent': 'Firefox/133.0', 'x-forwarded-for': address };
              return { ...request, headers };
            },
          },
        ],
      }),
    ]);
    const answer = await fetch(`${site.address}/api/admin/advert-counts`, {
      headers: { authorization: site.bearer },
    });
    const { counts } = (await answer.json()) as { counts: { views: number }[] };
    const stored = counts.reduce((sum, count) => sum + count.views, 0);
    const told = ({ latency }: autocannon.Result) => `${latency.p50} / ${latency.p99} ms`;
    return [
      { name: `${READS_PER_SECOND} reads a second, p50 / p99`, value: told(alone) },
      { name: 'the same while views are counted', value: told(meanwhile), goal: 'the same' },
      {
        name: 'views counted a second',
        value: `${Math.round(views['2xx'] / SECONDS)}, of which ${Math.round((stored / views['2xx']) * 100)} % are stored`,
        goal: `≥ ${VIEWS_PER_SECOND}, 100 %`,
      },
    ];
  } finally {
    await site.stop();
    await remove();
  }
}
