import { foldWords } from '#openapi/names/fold-words.ts';

/** Words that tell no two things apart. */
const FILLERS = new Set(['a', 'an', 'and', 'of', 'the', 'glass']);

/** Equal for names that differ in case, accents, plural, order or fillers alone. */
function looseName(name: string): string {
  // A slip for the singular of 'leaves' that the plural hides.
  const words = foldWords(name).map((word) => (word === 'leave' ? 'leaf' : word));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...(telling.length > 0 ? telling : words)].sort().join(' ');
}

/** Groups of items whose names probably mean the same: 'Mint leaf' and 'Mint leaves', 'Slice of lime' and 'Lime slice'. */
export function likelyDuplicates<One>(items: readonly One[], nameOf: (item: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const item of items) {
    const key = looseName(nameOf(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
