/** So many are in memory at once. */
const ITEMS_PER_CHUNK = 100;

/** A JSON list of the views of `items`, made piece by piece while it is sent. */
export function* jsonChunks<Item>(items: readonly Item[], view: (item: Item) => unknown): Generator<string> {
  for (let at = 0; at < items.length; at += ITEMS_PER_CHUNK) {
    const texts = items.slice(at, at + ITEMS_PER_CHUNK).map((item) => JSON.stringify(view(item)));
    yield `${at === 0 ? '[' : ','}${texts.join(',')}`;
  }
  yield items.length === 0 ? '[]' : ']';
}
