import type { ReactNode } from 'react';
import type { GarnishMark } from '#ui/lib/drawing/garnish-marks.ts';
import { GARNISHES, type Garnish, type Paint } from '#ui/lib/drawing/garnishes.ts';
import { bottomY, halfWidth, round, type Bowl } from '#ui/lib/drawing/bowl.ts';
import { mixHex } from '#ui/lib/drawing/oklab.ts';
import { TILT } from './Liquid.tsx';
import type { Rim } from './measure-drink.ts';

interface GarnishesProps {
  marks: readonly GarnishMark[];
  rim: Rim;
}

interface GarnishesOfBowl extends GarnishesProps {
  bowl: Bowl;
}

const garnishOf = ({ kind }: GarnishMark): Garnish => GARNISHES[kind];
const placed = (marks: readonly GarnishMark[], place: GarnishMark['place']) =>
  marks.filter((mark) => mark.place === place);

const MIXED: Record<string, readonly [other: string, own: number]> = {
  light: ['#ffffff', 0.84],
  pale: ['#fff6d8', 0.5],
  dark: ['#12301f', 0.78],
};

function painted(paint: Paint, own: string): string {
  const [other, share] = MIXED[paint] ?? [];
  return other === undefined ? (paint === 'own' ? own : paint) : mixHex(own, other, share ?? 1);
}

interface ShapeProps {
  mark: GarnishMark;
  x: number;
  y: number;
  /** This replaces the default turn and size of the garnish. */
  transform?: string;
}

/** Draws the garnish itself, with its middle at (x, y). */
function Shape({ mark, x, y, transform }: ShapeProps) {
  const { strokes, turn } = garnishOf(mark);
  const turned = transform ?? (turn ? `rotate(${turn})` : '');
  return (
    <g transform={`translate(${Math.round(x)} ${round(y)})${turned}`}>
      {strokes.map(({ d, paint, width, opacity, dash }, index) => {
        const color = painted(paint, mark.color);
        const cap = dash === undefined ? undefined : 'butt';
        const pen = { stroke: color, strokeWidth: width, strokeDasharray: dash, strokeLinecap: cap } as const;
        return <path key={index} d={d} opacity={opacity} {...(width ? pen : { fill: color })} />;
      })}
    </g>
  );
}

/** Hangs at most two garnishes on the rim, one at each side. The wall of the glass stands in the cut of a garnish that is cut. */
export function OnRim({ marks, rim, bowl, ink }: GarnishesOfBowl & { ink: string }) {
  const hung = placed(marks, 'rim').slice(0, 2);
  const lean = round(halfWidth(bowl, rim.y + 8) - rim.half);
  return hung.map((mark, index) => {
    const { at: [beyond, above] = [0, 0], isCut } = garnishOf(mark);
    return (
      <g key={mark.kind + mark.color} transform={index === 0 ? undefined : 'scale(-1 1)'}>
        <Shape mark={mark} x={rim.half + beyond} y={rim.y + above} />
        {isCut && <path d={`M${rim.half} ${rim.y}l${lean} 8`} stroke={ink} strokeWidth="3" />}
      </g>
    );
  });
}

export function StandingBehind({ marks, rim }: GarnishesProps) {
  return placed(marks, 'behind').map((mark) => {
    const x = rim.half * (garnishOf(mark).isLeft ? -0.4 : 0.4);
    return <Shape key={mark.kind} mark={mark} x={x} y={rim.y} />;
  });
}

/** Draws a striped straw of paper. Its outline separates it from foam; in the drink only the stripes are visible. */
export function Straw({ marks, rim: { half, y, top }, out = false }: GarnishesProps & { out?: boolean }) {
  const [straw] = placed(marks, 'straw');
  if (!straw) return null;
  const surface = Math.round(top - y + 5);
  const [from, to] = out ? [-46, surface] : [surface, 76];
  return (
    <g transform={`translate(${Math.round(half * 0.4)} ${y})rotate(11)`}>
      {out && <path d={`M-3 ${to}V${from}H3V${to}`} fill="#fffdf6" stroke="#64786e" />}
      <path
        d={`M0 ${from}V${to}`}
        stroke={straw.color}
        strokeWidth="6"
        strokeDasharray="5"
        strokeLinecap="butt"
      />
    </g>
  );
}

/** Draws the garnishes that lie on the drink, and then the bouquets that stand in it. */
export function OnTop({ marks, rim }: GarnishesProps) {
  const lying = placed(marks, 'top');
  const isBeside = placed(marks, 'rim').length > 0;
  const hasShell = marks.some(({ kind }) => kind === 'shell');
  return (
    <>
      {lying.map((mark, index) => {
        const isLeft = mark.kind === 'shell' || (mark.kind === 'stemmed' && isBeside);
        const aside = isLeft ? -0.45 : index - (lying.length - 1) / 2;
        return <Shape key={mark.kind} mark={mark} x={aside * rim.topHalf * 0.7} y={rim.top} />;
      })}
      {placed(marks, 'bouquet').map((mark, index) => {
        const x = Math.round(rim.half * (hasShell || index > 0 ? 0.42 : -0.12));
        const stem = garnishOf(mark).hasStem && `M${x} ${rim.top + 6}V${rim.y - 5}`;
        return (
          <g key={mark.kind}>
            {stem && <path d={stem} stroke={mark.color} strokeWidth="2.6" />}
            <Shape mark={mark} x={x} y={rim.y + 3} />
          </g>
        );
      })}
    </>
  );
}

/** Draws a pick that leans in a stemmed glass and lies across the rim of others. It may hold several pieces of a single kind. */
export function OnPick({ marks, rim, isLeaning, ink }: GarnishesProps & { isLeaning: boolean; ink: string }) {
  const picked = placed(marks, 'pick');
  if (picked.length === 0) return null;
  const things = picked.flatMap((mark) =>
    Array.from({ length: picked.length > 1 ? 1 : (mark.count ?? 1) }, () => mark),
  );
  const aside = placed(marks, 'rim').length > 0 ? Math.round(rim.half * -0.3) : 0;
  const [x, y, turn] = isLeaning ? [Math.round(rim.half * 0.1), rim.top + 2, -32] : [aside, rim.y - 3, -5];
  const from = isLeaning ? -24 : -rim.half - 7 - aside;
  const to = isLeaning ? Math.max(24, 2 * (rim.top - rim.y + 7)) : rim.half + (aside ? -3 : 7) - aside;
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`}>
      <path d={`M${round(from)} 0H${round(to)}`} stroke={ink} strokeWidth="2" />
      <circle cx={round(to)} r="2.6" fill={ink} />
      {things.map((mark, index) => (
        <Shape key={index} mark={mark} x={17 * index - 8.5 * (things.length - 1)} y={0} />
      ))}
    </g>
  );
}

const PIECES = 4;
const WIDTH_OF_CHERRY = 18;

/**
 * Draws the garnishes in the drink. Dropped ones hang below its surface, a cherry and a sugar cube lie at the bottom, muddled pieces
 * everywhere.
 */
export function Sunk({ marks, rim, bowl, random }: GarnishesOfBowl & { random: () => number }): ReactNode {
  const bottom = bottomY(bowl);
  let ground = bottom - WIDTH_OF_CHERRY / 2;
  return placed(marks, 'in').map((mark, index) => {
    const { kind } = mark;
    if (kind === 'pieces' || kind === 'leaves') {
      const step = (bottom - rim.top - 22) / PIECES;
      return Array.from({ length: PIECES }, (_, piece) => {
        const y = bottom - 13 - step * piece;
        const x = ((random() - 0.5) * 0.5 + (piece % 2 ? 0.5 : -0.5)) * (halfWidth(bowl, y) - 10);
        const turn = `rotate(${Math.round(random() * 120 - 60)})`;
        const transform = kind === 'pieces' ? `${turn}scale(.6)` : turn;
        return <Shape key={kind + piece} mark={mark} x={x} y={y} transform={transform} />;
      });
    }
    if (kind === 'cherry' || kind === 'sugarcube') {
      let y = ground;
      while (halfWidth(bowl, y + 2) < WIDTH_OF_CHERRY / 2 && y > rim.top) y -= 1;
      ground = y - WIDTH_OF_CHERRY;
      return <Shape key={kind} mark={mark} x={0} y={y} />;
    }
    const x = halfWidth(bowl, rim.top + 8) * (index === 0 ? 0.42 : -0.42);
    return (
      <Shape key={kind + mark.color} mark={mark} x={x} y={rim.top + 12} transform="rotate(66)scale(.8)" />
    );
  });
}

/** Draws crystals from the middle of the far rim round the left to the middle of the near one. */
export function Coating({ marks, rim: { half, y } }: GarnishesProps) {
  const [coat] = placed(marks, 'coat');
  if (!coat) return null;
  const rise = round(half * TILT);
  const arc = `M0 ${y - rise}A${half} ${rise} 0 0 0 0 ${y + rise}`;
  return (
    <>
      <path d={arc} stroke="#64786e" strokeWidth="4.4" />
      <path d={arc} stroke={coat.color} strokeWidth="3" />
      <path d={arc} stroke={coat.color} strokeWidth="5" strokeDasharray="0 6" />
    </>
  );
}
