const PARAMETER = /\{[^}]+\}/;
const SPECIAL_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Returns a pattern in which each `{parameter}` is one segment of any text. */
export function pathPattern(path: string): RegExp {
  const fixed = path.split(PARAMETER).map((part) => part.replace(SPECIAL_SIGNS, '\\$&'));
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

/** Puts the path with the longest fixed part first, so that a fixed path wins over one with a parameter. */
export function routesOf<Operation extends { path: string }>(
  operations: readonly Operation[],
): { operation: Operation; pattern: RegExp }[] {
  const fixedLength = ({ path }: Operation): number => path.split(PARAMETER).join('').length;
  return [...operations]
    .sort((one, other) => fixedLength(other) - fixedLength(one))
    .map((operation) => ({ operation, pattern: pathPattern(operation.path) }));
}
