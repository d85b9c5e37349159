/** The inside or outside of a glass, symmetric about x = 0. Half an ellipse closes its bottom. */
export interface Bowl {
  /** Each point is [y, half of the width]. The first one is the rim. */
  points: readonly (readonly [number, number])[];
  /** The height of the half ellipse that closes the bottom. */
  depth: number;
  /** True if the sides are curves instead of straight lines. */
  isSmooth?: boolean;
}

/** Rounds to about a pixel at the largest size. Finer steps would make pages much larger. */
export const round = (value: number) => Math.round(value * 2) / 2;

/** Central differences. A curved side meets the bottom vertically. */
function slope({ points, isSmooth }: Bowl, index: number): number {
  const here = points[index] ?? [0, 0];
  const before = points[index - 1] ?? here;
  const after = points[index + 1] ?? here;
  if (!isSmooth || (after === here && points.length > 1)) return 0;
  return (after[1] - before[1]) / (after[0] - before[0] || 1);
}

export const rimY = ({ points }: Bowl) => points[0]?.[0] ?? 0;
export const rimHalf = ({ points }: Bowl) => points[0]?.[1] ?? 0;
export const bottomY = ({ points, depth }: Bowl) => (points.at(-1)?.[0] ?? 0) + depth;

export function halfWidth(bowl: Bowl, y: number): number {
  const { points } = bowl;
  const last = points.at(-1) ?? [0, 0];
  if (y >= last[0]) return last[1] * Math.sqrt(Math.max(0, 1 - ((y - last[0]) / bowl.depth) ** 2));
  const index = Math.max(0, points.findIndex(([height]) => height > y) - 1);
  const [y0, w0] = points[index] ?? last;
  const [y1, w1] = points[index + 1] ?? last;
  const t = Math.max(0, (y - y0) / (y1 - y0));
  if (!bowl.isSmooth) return w0 + (w1 - w0) * t;
  const run = y1 - y0;
  return (
    (1 + 2 * t) * (1 - t) ** 2 * w0 +
    t * (1 - t) ** 2 * run * slope(bowl, index) +
    t * t * (3 - 2 * t) * w1 +
    t * t * (t - 1) * run * slope(bowl, index + 1)
  );
}

/** `base` is the thickness of the bottom; 0 means that of the wall. */
export function innerBowl(bowl: Bowl, wall: number, base: number): Bowl {
  const points = bowl.points.map(
    ([y, half], index) =>
      [index === bowl.points.length - 1 ? y - base : y, Math.max(0.5, half - wall)] as const,
  );
  return { ...bowl, points, depth: Math.max(0.5, bowl.depth - (base > 0 ? 0 : wall)) };
}

export function bowlPath(bowl: Bowl): string {
  const { points, depth, isSmooth } = bowl;
  const side = (sign: number, from: number, to: number) => {
    const [y0, w0] = points[from] ?? [0, 0];
    const [y1, w1] = points[to] ?? [0, 0];
    const third = (y1 - y0) / 3;
    const end = `${round(sign * w1)} ${round(y1)}`;
    if (!isSmooth) return `L${end}`;
    const first = `${round(sign * (w0 + slope(bowl, from) * third))} ${round(y0 + third)}`;
    return `C${first} ${round(sign * (w1 - slope(bowl, to) * third))} ${round(y1 - third)} ${end}`;
  };
  const last = points.length - 1;
  const [lastY, lastHalf] = points[last] ?? [0, 0];
  const steps = Array.from({ length: last }, (_, index) => index);
  const down = steps.map((index) => side(-1, index, index + 1)).join('');
  const up = steps.map((index) => side(1, last - index, last - index - 1)).join('');
  return `M${round(-rimHalf(bowl))} ${rimY(bowl)}${down}A${round(lastHalf)} ${round(depth)} 0 0 0 ${round(lastHalf)} ${round(lastY)}${up}`;
}

/** Returns the y below which `fraction` (0…1) of the visible area lies. */
export function levelAt(bowl: Bowl, top: number, fraction: number): number {
  const steps = 40;
  const bottom = bottomY(bowl);
  const step = (bottom - top) / steps;
  const slices = Array.from({ length: steps }, (_, index) => halfWidth(bowl, bottom - (index + 0.5) * step));
  let wanted = fraction * slices.reduce((sum, half) => sum + half, 0);
  for (const [index, half] of slices.entries()) {
    wanted -= half;
    if (wanted <= 0) return bottom - (index + 1 + wanted / half) * step;
  }
  return top;
}

/** Zero-length lines with round caps are the shortest circles in SVG. */
export function dots(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}
