/** Browsers take "." and ".." for steps up the path; whoever looks for a name does not count the blank. */
export function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
