/** What Unicode's decomposition leaves whole although people write it with plain letters. */
const PLAIN_LETTERS: Record<string, string> = {
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

/** Lower case without accents: 'Piña Colada' → 'pina colada', 'Crème' → 'creme'. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Most names: words of ASCII, one blank between two of them. */
const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/;

/** Two names with the same key are the same name: case and spacing do not count, accents do. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Compared byte by byte, orders names as a reader expects, on every database and machine alike. */
export function sortKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return foldText(name).trim().replace(/\s+/g, ' ');
}
