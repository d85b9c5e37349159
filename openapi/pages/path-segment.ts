/**
 * Returns a segment that browsers keep. They drop "." and ".." unless a blank follows. Searches ignore it.
 */
export function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
