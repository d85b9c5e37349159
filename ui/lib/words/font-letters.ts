const codePoints = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Nearly every page needs these letters: Basic Latin, typography, fractions, and the accents of drinks. */
export const CORE = `${codePoints(0x20, 0x7e)}\u00a0©°·×¼½¾–—‘’“”…′⁄−Éàáâãäçèéêëíñóôöúûü`;
/** Some pages also need the other letters of Latin-1 and further signs. */
export const LATIN = [...`${codePoints(0xa1, 0xff)}ıŒœ‚„•″€™↑↓`]
  .filter((letter) => !CORE.includes(letter))
  .join('');
/** Few pages need Latin Extended-A (here without archaic letters) or the commas of Romanian. */
export const LATIN_EXTENDED = `${codePoints(0x100, 0x107)}${codePoints(0x10a, 0x11b)}${codePoints(0x11e, 0x123)}\
${codePoints(0x128, 0x130)}${codePoints(0x136, 0x137)}${codePoints(0x139, 0x13e)}${codePoints(0x141, 0x148)}\
${codePoints(0x14a, 0x151)}${codePoints(0x154, 0x15b)}${codePoints(0x15e, 0x165)}${codePoints(0x168, 0x17e)}ȘșȚțẞ`;
