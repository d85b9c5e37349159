const PLAIN = /^[\w\-.~!*'()/]*$/;

/**
 * Spells each character in one way, so that all spellings of a path share one response. Returns null for a
 * percent sign that starts no character. U+FFFD stands for NUL, which no database stores, so a path with it
 * finds nothing.
 */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path)) return path;
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment).replaceAll('\0', '\ufffd'));
    return segments.map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}
