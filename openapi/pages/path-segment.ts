/** Browsers drop "." and ".." from a path. A blank behind them keeps them, and a search for a name ignores it. */
export function pathSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
