/** A style sheet without the rules, at any depth, that begin like `pattern`. */
export function withoutRules(css: string, pattern: RegExp): string {
  let kept = '';
  let start = 0;
  while (start < css.length) {
    const end = /[{};]/.exec(css.slice(start));
    if (!end) return kept + css.slice(start);
    const at = start + end.index;
    const head = css.slice(start, at).trim();
    if (end[0] !== '{') {
      if (!pattern.test(head)) kept += css.slice(start, at + 1);
      start = at + 1;
      continue;
    }
    const close = endOfBlock(css, at);
    // Declarations stay as they are; only blocks that hold rules are looked into.
    const inside = css.slice(at + 1, close);
    if (!pattern.test(head))
      kept += `${head}{${inside.includes('{') ? withoutRules(inside, pattern) : inside}}`;
    start = close + 1;
  }
  return kept;
}

/** Where the block ends that opens at `open`. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}
