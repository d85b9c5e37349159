import type { GarnishMark } from '#ui/lib/drawing/garnish-mark.ts';
import { mixHex } from '#ui/lib/drawing/oklab.ts';
import { round } from './bowl.ts';

/** Seen on light plates and on dark ones. */
const STEM = '#8f6f45';

export function Cherry({ color, withStem = false }: { color: string; withStem?: boolean }) {
  return (
    <>
      {withStem && <path d="M1-6Q4-24 17-30" stroke={STEM} strokeWidth="1.8" />}
      <circle r="8" fill={color} />
      <path d="M-4-2a5 5 0 0 1 3-3" stroke="#fff" strokeOpacity=".7" strokeWidth="1.8" />
    </>
  );
}

export function Picked({ kind, color }: Pick<GarnishMark, 'kind' | 'color'>) {
  if (kind === 'olive') {
    return (
      <>
        <ellipse rx="9" ry="7.2" fill={color} />
        <path d="M-5-2q3-3 7-2.6" stroke="#fff" strokeOpacity=".6" strokeWidth="1.8" />
        <circle cx="6" r="1.9" fill={mixHex(color, '#20301c', 0.5)} />
      </>
    );
  }
  if (kind === 'ginger')
    return (
      <rect
        x="-8"
        y="-6.5"
        width="16"
        height="13"
        rx="4"
        fill={color}
        stroke="#fff"
        strokeWidth="1.6"
        strokeDasharray="1.5 2.5"
        strokeLinecap="butt"
      />
    );
  return (
    <>
      <circle
        r={kind === 'onion' ? 7 : 8}
        fill={color}
        stroke={mixHex(color, '#20301c', 0.72)}
        strokeWidth={kind === 'onion' ? 1.6 : 0}
      />
      {kind === 'berry' ? (
        <path
          d="M-4 -3h0M1 -4h0M5 0h0M-2 1h0M2 4h0M-5 3h0"
          stroke="#fff"
          strokeOpacity=".5"
          strokeWidth="3"
        />
      ) : (
        <path d="M-4-1.5a5 5 0 0 1 3-3" stroke="#fff" strokeOpacity=".7" strokeWidth="1.8" />
      )}
    </>
  );
}

interface PickProps {
  marks: readonly GarnishMark[];
  ink: string;
  from: number;
  to: number;
}

export function GarnishPick({ marks, ink, from, to }: PickProps) {
  const things = marks.flatMap((mark) =>
    Array.from({ length: marks.length > 1 ? 1 : (mark.count ?? 1) }, () => mark),
  );
  const first = -8.5 * (things.length - 1);
  return (
    <>
      <path d={`M${round(from)} 0H${round(to)}`} stroke={ink} strokeWidth="2" />
      <circle cx={round(to)} r="2.6" fill={ink} />
      {things.map((thing, index) => (
        <g key={index} transform={`translate(${first + 17 * index})`}>
          <Picked {...thing} />
        </g>
      ))}
    </>
  );
}
