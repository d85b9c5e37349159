import { Readable } from 'node:stream';
import { readCocktails, type CocktailFilter } from '#server/storage/read-cocktails.ts';
import type { Storage } from '#server/storage/storage.ts';

/** So many are in memory at once. */
const BATCH_COCKTAILS = 1000;

/**
 * A JSON list of cocktails while it is being read. Every batch is read by itself, so that a reader who stalls holds
 * nothing open, and all of them show `revision`: when the catalogue moves on meanwhile, the stream ends with an error,
 * for nobody shall take two halves for one catalogue.
 */
export function streamCocktails(
  storage: Storage,
  filter: Omit<CocktailFilter, 'limit' | 'ids'>,
  revision: number,
): Readable {
  return Readable.from(batches(storage, filter, revision), { objectMode: false });
}

async function* batches(
  storage: Storage,
  { offset: first = 0, ...filter }: Omit<CocktailFilter, 'limit' | 'ids'>,
  revision: number,
): AsyncGenerator<string> {
  let offset = first;
  for (;;) {
    const page = { ...filter, limit: BATCH_COCKTAILS, offset };
    const reading = await storage.readCatalogue((access) => readCocktails(access, page));
    if (reading.revision !== revision) throw new Error('the catalogue has changed while it was sent');
    const { cocktails, total } = reading.value;
    const text = cocktails.map((cocktail) => JSON.stringify(cocktail)).join(',');
    yield `${offset === first ? '[' : ','}${text}`;
    offset += cocktails.length;
    if (offset >= total || cocktails.length === 0) break;
  }
  yield ']';
}
