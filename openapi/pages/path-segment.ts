/** Encodes a segment of a path. Browsers drop "." and ".." unless a blank follows, which searches ignore. */
export function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
