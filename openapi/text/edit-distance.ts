/** The distances to each beginning of the other word. Calls share this list, since a search makes many. */
const row: number[] = [];

/** Levenshtein's distance: how many letters must be added, removed or changed. */
export function editDistance(word: string, other: string): number {
  for (let index = 0; index <= other.length; index += 1) row[index] = index;
  for (let i = 1; i <= word.length; i += 1) {
    let before = i - 1;
    row[0] = i;
    for (let j = 1; j <= other.length; j += 1) {
      const changed = before + (word.charCodeAt(i - 1) === other.charCodeAt(j - 1) ? 0 : 1);
      before = row[j] ?? 0;
      row[j] = Math.min(changed, before + 1, (row[j - 1] ?? 0) + 1);
    }
  }
  return row[other.length] ?? 0;
}
