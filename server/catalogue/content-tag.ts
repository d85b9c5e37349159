/** The multipliers of cyrb128, a hash in the public domain. The mock site has no SHA-256 that answers at once. */
const MULTIPLIERS = [597399067, 2869860233, 951274213, 2716044179] as const;

/** A strong validator (RFC 9110) with 128 bits, quotes included. A text has the tag of its bytes in UTF-8. */
export function contentTag(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const [one, two, three, four] = MULTIPLIERS;
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762 ^ bytes.length];
  for (const byte of bytes) {
    h1 = h2 ^ Math.imul(h1 ^ byte, one);
    h2 = h3 ^ Math.imul(h2 ^ byte, two);
    h3 = h4 ^ Math.imul(h3 ^ byte, three);
    h4 = h1 ^ Math.imul(h4 ^ byte, four);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), one);
  h2 = Math.imul(h4 ^ (h2 >>> 22), two);
  h3 = Math.imul(h1 ^ (h3 >>> 17), three);
  h4 = Math.imul(h2 ^ (h4 >>> 19), four);
  const words = [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
  return `"${words.map((word) => (word >>> 0).toString(36).padStart(7, '0')).join('')}"`;
}
