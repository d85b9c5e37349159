const PLAIN = /^[\w\-.~!*'()/]*$/;

/**
 * Spells each character in one way, so that all spellings of a path share one response. Returns null if a
 * percent sign does not begin an encoded character. U+FFFD replaces NUL, which PostgreSQL cannot store.
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
