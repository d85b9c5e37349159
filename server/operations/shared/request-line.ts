export function isRead({ method }: { method?: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function splitUrl(url: string): [path: string, search: string] {
  const index = url.indexOf('?');
  return index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index + 1)];
}

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
