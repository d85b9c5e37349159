import { bottomY, halfWidth, round } from '#ui/lib/drawing/bowl.ts';
import type { PlacedGarnish } from '#ui/lib/drawing/placed-garnishes.ts';
import { GARNISHES, type GarnishPlace, type Paint } from '#ui/lib/drawing/garnishes.ts';
import { mixHex } from '#ui/lib/drawing/oklab.ts';
import type { DrinkShape } from './drink-shape.ts';
import { TILT } from './Liquid.tsx';

interface GarnishesProps {
  place: GarnishPlace;
  garnishes: readonly PlacedGarnish[];
  shape: DrinkShape;
  ink: string;
}

export function Garnishes({ place, garnishes, shape, ink }: GarnishesProps) {
  const placed = garnishes.filter((garnish) => garnish.place === place);
  if (placed.length === 0) return null;
  if (place === 'coat') return <Coating color={placed[0]?.color} shape={shape} />;
  if (place === 'pick') return <OnPick garnishes={placed} shape={shape} ink={ink} />;
  if (place === 'rim') return <OnRim garnishes={placed} shape={shape} ink={ink} />;
  return placed.map((garnish, index) =>
    spotsOf(garnish, index, placed.length, shape).map((spot, number) => (
      <Shape key={`${garnish.kind} ${garnish.color} ${number}`} garnish={garnish} {...spot} />
    )),
  );
}

interface Spot {
  x: number;
  y: number;
  /** Replaces the default turn and size of the garnish. */
  transform?: string;
}

/** The places of muddled pieces: fractions of the ways to the wall and up, and a turn in degrees. */
const MUDDLED = [
  [-0.5, 0.06, -40],
  [0.5, 0.3, 25],
  [-0.4, 0.54, 55],
  [0.45, 0.78, -20],
] as const;
const WIDTH_OF_CHERRY = 18;
/** Half of the width of a garnish in the drink, and how far it reaches below its middle. */
const DROPPED = { half: 13, depth: 24 };

/** Places garnishes behind, in and on the drink. `OnRim` and `OnPick` place the others. */
function spotsOf({ kind, place }: PlacedGarnish, index: number, count: number, shape: DrinkShape): Spot[] {
  const { inner, rim, surfaceY, surfaceHalf, levels } = shape;
  if (place === 'behind') return [{ x: rim.half * (GARNISHES[kind].isLeft ? -0.4 : 0.4), y: rim.y }];
  if (place === 'bouquet') return [{ x: rim.half * (index > 0 ? -0.3 : 0.2), y: rim.y + 3 }];
  if (place === 'top') {
    const aside = kind === 'shell' || kind === 'stemmed' ? -0.45 : index - (count - 1) / 2;
    return [{ x: aside * surfaceHalf * 0.7, y: surfaceY }];
  }
  const bottom = bottomY(inner);
  if (kind === 'pieces' || kind === 'leaves')
    return MUDDLED.map(([across, up, angle]) => {
      const height = bottom - 13 - up * (bottom - levels.drink - 22);
      const transform = `rotate(${angle})${kind === 'pieces' ? 'scale(.6)' : ''}`;
      return { x: across * (halfWidth(inner, height) - 10), y: height, transform };
    });
  if (kind === 'cherry' || kind === 'sugarcube') {
    let ground = bottom - WIDTH_OF_CHERRY * (index + 0.5);
    while (halfWidth(inner, ground + 2) < WIDTH_OF_CHERRY / 2 && ground > levels.drink) ground -= 1;
    return [{ x: 0, y: ground }];
  }
  // In a shallow bowl a slice or twist lies higher and nearer to the middle, so that it fits.
  let height = levels.drink + 12;
  while (halfWidth(inner, height + DROPPED.depth) < DROPPED.half && height > levels.drink) height -= 1;
  const room = Math.max(0, halfWidth(inner, height + DROPPED.depth / 2) - DROPPED.half);
  const aside = Math.min(room, halfWidth(inner, levels.drink + 8) * 0.42);
  return [{ x: index === 0 ? aside : -aside, y: height, transform: 'rotate(66)scale(.8)' }];
}

const MIXED: Record<string, readonly [added: string, fraction: number]> = {
  light: ['#ffffff', 0.84],
  pale: ['#fff6d8', 0.5],
  dark: ['#12301f', 0.78],
};

function paintColor(paint: Paint, color: string): string {
  const mixed = MIXED[paint];
  if (mixed) return mixHex(color, ...mixed);
  return paint === 'base' ? color : paint;
}

/** Draws the garnish itself, with its middle at (x, y). */
function Shape({ garnish, x, y, transform }: Spot & { garnish: PlacedGarnish }) {
  const { strokes, angle } = GARNISHES[garnish.kind];
  const turned = transform ?? (angle ? `rotate(${angle})` : '');
  return (
    <g transform={`translate(${Math.round(x)} ${round(y)})${turned}`}>
      {strokes.map(({ d, paint, width, opacity, dash }, index) => {
        const color = paintColor(paint, garnish.color);
        const cap = dash === undefined ? undefined : 'butt';
        const pen = { stroke: color, strokeWidth: width, strokeDasharray: dash, strokeLinecap: cap } as const;
        return <path key={index} d={d} opacity={opacity} {...(width ? pen : { fill: color })} />;
      })}
    </g>
  );
}

type PlacedProps = Omit<GarnishesProps, 'place'>;

/** Hangs at most two garnishes on the rim, one at each side. The wall of the glass shows in their cuts. */
function OnRim({ garnishes, shape: { inner, rim }, ink }: PlacedProps) {
  const { half, y } = rim;
  const lean = round(halfWidth(inner, y + 8) - halfWidth(inner, y));
  return garnishes.slice(0, 2).map((garnish, index) => {
    const { at: [beyond, above] = [0, 0], isCut } = GARNISHES[garnish.kind];
    return (
      <g key={garnish.kind + garnish.color} transform={index === 0 ? undefined : 'scale(-1 1)'}>
        <Shape garnish={garnish} x={half + beyond} y={y + above} />
        {isCut && <path d={`M${half} ${y}l${lean} 8`} stroke={ink} strokeWidth="3" />}
      </g>
    );
  });
}

/** Draws a pick across the rim. It may hold several pieces of a single kind. */
function OnPick({ garnishes, shape: { rim }, ink }: PlacedProps) {
  const end = round(rim.half) + 7;
  const things = garnishes.flatMap((garnish) =>
    Array.from({ length: garnishes.length > 1 ? 1 : (garnish.count ?? 1) }, () => garnish),
  );
  return (
    <g transform={`translate(0 ${rim.y - 3})rotate(-5)`}>
      <path d={`M${-end} 0H${end}`} stroke={ink} strokeWidth="2" />
      <circle cx={end} r="2.6" fill={ink} />
      {things.map((garnish, index) => (
        <Shape key={index} garnish={garnish} x={17 * index - 8.5 * (things.length - 1)} y={0} />
      ))}
    </g>
  );
}

/** Draws crystals from the middle of the far rim round the left to the middle of the near one. */
function Coating({ color, shape }: { color: string | undefined; shape: DrinkShape }) {
  const { half, y } = shape.rim;
  const rise = round(half * TILT);
  const arc = `M0 ${y - rise}A${half} ${rise} 0 0 0 0 ${y + rise}`;
  return (
    <>
      <path d={arc} stroke="#64786e" strokeWidth="4.4" />
      <path d={arc} stroke={color} strokeWidth="3" />
      <path d={arc} stroke={color} strokeWidth="5" strokeDasharray="0 6" />
    </>
  );
}
