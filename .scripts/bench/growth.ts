import { fetchRaw } from './load.ts';
import { memoryMb } from './processes.ts';
import { median, type Fact } from './report.ts';
import { startSite, type BenchSite } from './site.ts';

const IMPORTED_ROWS = 50_000;
const SIZES = [1000, 20_000, 50_000];
const READS = 15;
const MS_PER_SECOND = 1000;

export async function importFacts(): Promise<Fact[]> {
  const { site, remove } = await startSite(0);
  try {
    const ms = await site.importRecipes(IMPORTED_ROWS, 2);
    return [
      {
        name: `import of ${IMPORTED_ROWS} rows`,
        value: `${Math.round(IMPORTED_ROWS / (ms / MS_PER_SECOND))} rows/s`,
        goal: '≥ 8,000 rows/s',
      },
      {
        name: 'highest memory meanwhile',
        value: `${Math.round(memoryMb(site.pid, 'VmHWM'))} MB`,
        goal: '≤ 400 MB',
      },
    ];
  } finally {
    await site.stop();
    await remove();
  }
}

export async function growthFacts(): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const size of SIZES) {
    const { site: filled, remove } = await startSite(size);
    const site = await filled.restart();
    try {
      const [first] = JSON.parse(
        (await fetchRaw(`${site.address}/api/cocktails?limit=1`)).bytes.toString(),
      ) as {
        id: string;
      }[];
      const id = first?.id ?? '';
      // Code that runs for the first time is slow.
      await fetchRaw(`${site.address}/api/cocktails/search/copper`);
      facts.push({ name: `${size} recipes: start`, value: `${Math.round(site.startMs)} ms` });
      for (const [name, path] of [
        ['home', '/'],
        ['categories', '/categories'],
        ['a category', '/categories/Sours'],
        ['collection', '/explore-collection'],
        ['recipe', `/recipe/${id}`],
        ["the dashboard's list", '/api/cocktails?limit=100'],
        ["the dashboard's list by name", '/api/cocktails?name=velvet&limit=100'],
        ['search, a word of every tenth', '/api/cocktails/search/velvet'],
        ['search of one recipe', `/api/cocktails/search/${encodeURIComponent(`velvet ${size}`)}`],
      ] as const) {
        const { firstMs, laterMs } = await timed(site, path);
        facts.push({
          name: `${size} recipes: ${name}, first / later`,
          value: `${firstMs.toFixed(1)} / ${laterMs.toFixed(1)} ms`,
        });
      }
      facts.push({
        name: `${size} recipes: memory, search included`,
        value: `${Math.round(memoryMb(site.pid, 'VmRSS'))} MB`,
      });
    } finally {
      await site.stop();
      await remove();
    }
  }
  return facts;
}

async function timed(site: BenchSite, path: string): Promise<{ firstMs: number; laterMs: number }> {
  const times: number[] = [];
  for (let read = 0; read <= READS; read += 1) {
    const started = performance.now();
    await fetchRaw(site.address + path);
    times.push(performance.now() - started);
  }
  return { firstMs: times[0] ?? Number.NaN, laterMs: median(times.slice(1)) };
}
