import { tellingWords } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';

/** Names get the same key if they differ only in case, accents, plural, word order or filler words. */
function looseName(name: string): string {
  // People also write 'leave' for one of the leaves.
  const words = foldWords(name).map((word) => (word === 'leave' ? 'leaf' : word));
  return [...tellingWords(words.filter((word) => word !== 'glass'))].sort().join(' ');
}

/** Pairs items with an earlier item that probably is the same, such as 'Mint leaf' and 'Mint leaves'. */
export function likelyDuplicates<T>(items: readonly T[], readName: (item: T) => string): [T, T][] {
  const first = new Map<string, T>();
  const pairs: [T, T][] = [];
  for (const item of items) {
    const key = looseName(readName(item));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else pairs.push([earlier, item]);
  }
  return pairs;
}
