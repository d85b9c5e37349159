export function isRead({ method }: { method?: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function splitUrl(url: string): [path: string, search: string] {
  const index = url.indexOf('?');
  return index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index + 1)];
}

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
