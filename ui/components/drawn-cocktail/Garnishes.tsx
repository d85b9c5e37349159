import type { ReactNode } from 'react';
import type { GarnishMark } from '#ui/lib/drawing/garnish-mark.ts';
import { round } from './bowl.ts';
import { CITRUS } from './citrus-garnishes.tsx';
import { flatLeaf, LEAVES } from './leaf-garnishes.tsx';
import { Dust, OTHERS, Straw } from './other-garnishes.tsx';
import { Cherry, GarnishPick, Picked } from './pick-garnishes.tsx';

const SHAPES: Partial<Record<GarnishMark['kind'], (color: string) => ReactNode>> = {
  ...CITRUS,
  ...LEAVES,
  ...OTHERS,
};
const shapeOf = ({ kind, color }: GarnishMark) => SHAPES[kind]?.(color);

interface Rim {
  /** Half width and height of the rim, height and half width of what lies in the glass. */
  half: number;
  y: number;
  top: number;
  topHalf: number;
  /** How far the glass widens in the next 8 down. */
  lean: number;
  /** Not transparent: what floats is seen above the rim only. */
  cup: boolean;
}

export interface GarnishesProps {
  marks: readonly GarnishMark[];
  rim: Rim;
}

/** [x beyond the rim, y above it, degrees]. */
const HANG: Partial<Record<GarnishMark['kind'], readonly [number, number, number]>> = {
  wheel: [-7, -9, 12],
  slice: [-6, 2, 24],
  wedge: [0, 2, 8],
  twist: [0, 0, 0],
  pineapple: [-5, -2, 0],
  strawberry: [-3, -3, 0],
  cucumber: [-7, -6, 0],
  fruit: [-5, -6, 12],
  flower: [-6, -3, 0],
  chili: [-2, -4, 0],
};

/** The glass stands in their cut. */
const CUT: readonly GarnishMark['kind'][] = ['wheel', 'slice', 'wedge', 'cucumber'];

export function RimGarnishes({ marks, rim, ink }: GarnishesProps & { ink: string }) {
  const hung = marks.filter(({ place }) => place === 'rim');
  const garnishes = hung.slice(0, 2).map((mark, index) => {
    const [beyond, above, angle] = HANG[mark.kind] ?? [0, 0, 0];
    const side = index === 0 ? '' : 'scale(-1 1)';
    return (
      <g
        key={mark.kind + mark.color}
        transform={`${side}translate(${rim.half + beyond} ${rim.y + above})${angle ? `rotate(${angle})` : ''}`}
      >
        {shapeOf(mark)}
      </g>
    );
  });
  const walls = hung.slice(0, 2).map(({ kind }, index) => {
    const side = index === 0 ? 1 : -1;
    return CUT.includes(kind) ? `M${side * rim.half} ${rim.y}l${side * rim.lean} 8` : '';
  });
  return (
    <>
      {garnishes}
      {walls.join('') && <path d={walls.join('')} stroke={ink} strokeWidth="3" />}
    </>
  );
}

const LEFT: readonly GarnishMark['kind'][] = ['celery', 'ribbon', 'umbrella'];

export function StandingBehind({ marks, rim }: GarnishesProps) {
  const x = Math.round(rim.half * 0.4);
  return marks.map((mark) => (
    <g key={mark.kind} transform={`translate(${LEFT.includes(mark.kind) ? -x : x} ${rim.y})`}>
      {shapeOf(mark)}
    </g>
  ));
}

export function StrawPart({ marks, rim: { half, y, top }, out = false }: GarnishesProps & { out?: boolean }) {
  const straw = marks.find(({ kind }) => kind === 'straw');
  const surface = Math.round(top - y + 5);
  return (
    straw && (
      <g transform={`translate(${Math.round(half * 0.4)} ${y})rotate(11)`}>
        <Straw color={straw.color} from={out ? -46 : surface} to={out ? surface : 76} />
      </g>
    )
  );
}

const BOUQUETS: readonly GarnishMark['kind'][] = ['mint', 'basil', 'herb', 'frond'];
export const isBehind = (mark: GarnishMark) =>
  mark.place === 'stand' && mark.kind !== 'straw' && !BOUQUETS.includes(mark.kind);

export function Bouquets({ marks, rim }: GarnishesProps) {
  const standing = marks.filter(({ place, kind }) => place === 'stand' && BOUQUETS.includes(kind));
  const beside = marks.some(({ kind }) => kind === 'shell');
  return standing.map((mark, index) => (
    <g
      key={mark.kind}
      transform={`translate(${Math.round(rim.half * (beside || index > 0 ? 0.42 : -0.12))} ${rim.y + 3})`}
    >
      {(mark.kind === 'mint' || mark.kind === 'basil') && (
        <path d={`M0 ${Math.round(rim.top - rim.y + 3)}V-8`} stroke={mark.color} strokeWidth="2.6" />
      )}
      {shapeOf(mark)}
    </g>
  ));
}

export function OnTop({ marks, rim }: GarnishesProps) {
  const lying = marks.filter(({ place, kind }) => place === 'top' && kind !== 'cherry');
  const topShape = (mark: GarnishMark) => {
    const { kind, color } = mark;
    if (kind === 'dust' || kind === 'drops')
      return <Dust color={color} half={Math.round(rim.topHalf * 0.8)} large={kind === 'drops'} />;
    if (kind === 'mint' || kind === 'basil') return flatLeaf(color);
    if (kind !== 'berry') return shapeOf(mark);
    return (
      <g transform="translate(0 -4)">
        <Picked {...mark} />
      </g>
    );
  };
  return lying.map((mark, index) => (
    <g
      key={mark.kind}
      transform={`translate(${Math.round((mark.kind === 'shell' ? -0.45 : index - (lying.length - 1) / 2) * rim.topHalf * 0.7)} ${Math.round(rim.top)})`}
    >
      {topShape(mark)}
    </g>
  ));
}

export function Floating({ marks, rim }: GarnishesProps) {
  const cherry = marks.find(({ kind, place }) => kind === 'cherry' && place === 'top');
  if (!cherry) return null;
  const x = Math.round(rim.half * (marks.some(({ place }) => place === 'rim') ? -0.3 : 0.24));
  return (
    <g transform={`translate(${x} ${round(rim.top + (rim.cup ? -5 : 2))})`}>
      <Cherry color={cherry.color} withStem />
    </g>
  );
}

export function OnPick({ marks, rim, leaning, ink }: GarnishesProps & { leaning: boolean; ink: string }) {
  const picked = marks.filter(({ place }) => place === 'pick');
  if (picked.length === 0) return null;
  const aside = marks.some(({ place }) => place === 'rim') ? Math.round(rim.half * -0.3) : 0;
  const [at, from, to] = leaning
    ? [
        `translate(${Math.round(rim.half * 0.1)} ${rim.top + 2})rotate(-32)`,
        -24,
        Math.max(24, 2 * (rim.top - rim.y + 7)),
      ]
    : [
        `translate(${aside} ${rim.y - 3})rotate(-5)`,
        -rim.half - 7 - aside,
        rim.half + (aside ? -3 : 7) - aside,
      ];
  return (
    <g transform={at}>
      <GarnishPick marks={picked} ink={ink} from={from} to={to} />
    </g>
  );
}
