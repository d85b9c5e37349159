/** Returns a segment that browsers keep. They drop "." and ".." unless a blank follows, and a search for a name ignores the blank. */
export function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
