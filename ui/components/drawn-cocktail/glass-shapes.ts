import type { GlassKind } from '#ui/lib/drawing/glass-kind.ts';
import type { Bowl } from './bowl.ts';

export interface GlassShape {
  bowl: Bowl;
  base: number;
  /** Usual fill, 0…1 of the height. */
  fill: number;
  foot?: number;
  /** Of a vessel that is not transparent. */
  body?: string;
  lines?: string;
}

export const SHELF_Y = 226;

export const GLASS_SHAPES: Record<GlassKind, GlassShape> = {
  rocks: { bowl: { points: [[130, 49], [222, 42]], depth: 4 }, base: 9, fill: 0.82 },
  highball: { bowl: { points: [[86, 34], [222, 30]], depth: 3.5 }, base: 8, fill: 0.86 },
  collins: { bowl: { points: [[68, 27.5], [222, 27.5]], depth: 3.5 }, base: 8, fill: 0.87 },
  coupe: { bowl: { points: [[104, 52], [116, 49.5]], depth: 32, smooth: true }, base: 0, fill: 0.75, foot: 31 },
  martini: { bowl: { points: [[98, 57], [152, 4.5]], depth: 2 }, base: 0, fill: 0.8, foot: 31 },
  nick: { bowl: { points: [[96, 30], [116, 34.5], [130, 34]], depth: 24, smooth: true }, base: 0, fill: 0.78, foot: 27 },
  flute: { bowl: { points: [[62, 20], [96, 23.5], [128, 24]], depth: 42, smooth: true }, base: 0, fill: 0.84, foot: 25 },
  wine: { bowl: { points: [[78, 33], [112, 43], [126, 43.5]], depth: 38, smooth: true }, base: 0, fill: 0.7, foot: 30 },
  hurricane: {
    bowl: { points: [[68, 36], [96, 29], [124, 27], [152, 33], [168, 33.5]], depth: 34, smooth: true },
    base: 0,
    fill: 0.86,
    foot: 29,
  },
  margarita: {
    bowl: { points: [[98, 57], [112, 52], [124, 30], [132, 26], [138, 25]], depth: 20, smooth: true },
    base: 0,
    fill: 0.8,
    foot: 30,
  },
  shot: { bowl: { points: [[148, 31], [222, 24]], depth: 3 }, base: 10, fill: 0.84 },
  julep: {
    bowl: { points: [[132, 41], [222, 32]], depth: 3.5 },
    base: 0,
    fill: 0.9,
    body: '#b4c2bc',
    lines: 'M-40 142a40 4 0 0 0 80 0M-33 214a33 4 0 0 0 66 0',
  },
  copper: {
    bowl: { points: [[134, 44], [176, 45], [222, 38]], depth: 4, smooth: true },
    base: 0,
    fill: 0.9,
    body: '#c97a45',
    lines: 'M45 150c34-6 36 50-4 52M-44.5 146a44.5 5 0 0 0 89 0',
  },
  tiki: {
    bowl: { points: [[96, 36], [140, 41], [190, 40], [222, 33]], depth: 4, smooth: true },
    base: 0,
    fill: 0.9,
    body: '#a5673f',
    lines:
      'M-38 116a38 4 0 0 0 76 0M-28 142l20 6M28 142l-20 6M-22 153h10M22 153h-10M0 150v14l-6 5h12M-22 184q22 14 44 0q-22-8-44 0M-11 181v11M0 181v13M11 181v11M-35.5 208a35.5 4 0 0 0 71 0',
  },
  irish: {
    bowl: { points: [[90, 31], [120, 32.5], [150, 31]], depth: 38, smooth: true },
    base: 0,
    fill: 0.84,
    foot: 27,
    lines: 'M32 108c30-8 32 52-2 56',
  },
  punch: {
    bowl: { points: [[150, 44], [168, 43.5], [180, 42]], depth: 38, smooth: true },
    base: 0,
    fill: 0.74,
    lines: 'M43.5 162c26-6 28 34-5 34M-19 217q0 8-4 9h46q-4-1-4-9',
  },
  cordial: { bowl: { points: [[112, 18], [134, 20], [150, 20]], depth: 24, smooth: true }, base: 0, fill: 0.86, foot: 22 },
}; // prettier-ignore

/** On a `shelf` all glasses stand on one line; a `plate` is filled by each of them, a `close` one more so. */
export type Framing = 'shelf' | 'plate' | 'close';

/** x from −100 to 100, the shelf at y = 226. */
export const DRAWING_BOX = { width: 200, height: 240 };
/** With the line of the foot. */
const BOTTOM_Y = 230;
/** A low glass is not drawn as high as a tall one: its lines would be too heavy beside the others'. */
const LEAST_HEIGHT: Record<Exclude<Framing, 'shelf'>, number> = { plate: 150, close: 140 };

/** `top` is the highest point of the glass and what stands on it. */
export function viewBox(framing: Framing, top: number): string {
  const { width, height } = DRAWING_BOX;
  if (framing === 'shelf') return `-100 0 ${width} ${height}`;
  const drawn = BOTTOM_Y - top;
  const shown = Math.max(drawn, LEAST_HEIGHT[framing]);
  return `-80 ${Math.round(top - (shown - drawn) / 2)} 160 ${Math.round(shown)}`;
}
