export const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Returns a pattern in which each `{parameter}` is one segment of any text. */
export function pathPattern(path: string): RegExp {
  const fixed = path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}
