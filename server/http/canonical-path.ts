/** One spelling for each character; null when the path cannot be read. */
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

/** Never encoded in a path. */
const PLAIN = /^[\w\-.~!*'()/]*$/;

/** The query without its question mark. */
export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
