const PLAIN_TEXT = /^[!-~]+(?: [!-~]+)*$/;

/** Lower case, without accents, straight apostrophes, single spaces. */
export function foldLine(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
