/** Unicode's decomposition leaves them, but people write plain letters. */
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

const ASCII = /^[ -~]*$/;

/** 'Piña Colada' → 'pina colada'. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const PLAIN_NAME = /^[!-~]+(?: [!-~]+)*$/;

/** Equal for equal names: case and spacing do not count, accents do. */
export function nameKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replace(/\s+/g, ' ');
}

/** Compared byte by byte, it orders names as readers expect. */
export function sortKey(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase();
  return foldText(name).trim().replace(/\s+/g, ' ');
}
