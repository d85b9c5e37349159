/**
 * Gives a strong validator (RFC 9110), quotes included. It is cyrb53, a hash in the public domain, with all of its 64 bits: the mock site has
 * no SHA-256 that answers at once. A text has the tag of its bytes in UTF-8.
 */
export function contentTag(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let h1 = 0xdeadbeef | 0;
  let h2 = 0x41c6ce57 | 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    h1 = Math.imul(h1 ^ byte, 2654435761);
    h2 = Math.imul(h2 ^ byte, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return `"${[h1, h2].map((word) => (word >>> 0).toString(36).padStart(7, '0')).join('')}"`;
}
