/** What Unicode's decomposition leaves whole although people write it with plain letters. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const LONGEST_SLUG = 80;

/** Lower case without accents, as words are searched and sorted. */
export function foldText(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return bare.replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** Two names with the same key are the same name: case and spacing do not count. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
}

/** A name as an id ('Gin & Tonic' gives 'gin-and-tonic'), with the first free number when somebody has it. */
export function freeId(name: string, fallback: string, taken: readonly string[]): string {
  const id = slugOf(name) || slugOf(fallback);
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** A name as an id, whether or not somebody has it; empty when no letter or digit of the Latin alphabet is in it. */
export function slugOf(name: string): string {
  return foldText(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
}
