/** The path with one spelling for each character; null when it cannot be read. */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path)) return path;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

/** Characters that are never encoded in a path. */
const PLAIN = /^[\w\-.~!*'()/]*$/;

/** Path and query, the latter without its question mark. */
export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
