/** Most text: ASCII, one blank between two words. */
const PLAIN_TEXT = /^[!-~]+(?: [!-~]+)*$/;

/** Text for comparing: lower case, without accents, straight apostrophes, single spaces. */
export function foldText(text: string): string {
  if (PLAIN_TEXT.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
