import type { Liquid as LiquidDescription } from '#ui/lib/drawing/liquid-layers.ts';
import { bottomY, bowlPath, halfWidth, levelAt, round, type Bowl } from './bowl.ts';

interface LiquidProps {
  bowl: Bowl;
  top: number;
  liquid: LiquidDescription;
  gradientId: string;
  isCovered?: boolean;
  /** Faint along the surface and between layers, so that pale ones are seen. */
  ink: string;
  /** The bowl's bottom when not given. */
  floor?: number;
}

/** Flatness of level circles seen from slightly above. */
export const TILT = 0.085;

/** A clear layer between coloured ones looks like a gap without its edge. */
const SEEN_OPACITY = 0.8;

export function Liquid({ bowl, top, liquid, gradientId, ink, isCovered, floor }: LiquidProps) {
  const { layers, soft } = liquid;
  const bottom = bottomY(bowl);
  const end = floor ?? bottom + 8;
  const half = round(Math.max(...bowl.points.map(([, width]) => width), 1) + 2);
  const sag = round(half * TILT);
  const surface = halfWidth(bowl, top);
  const first = layers.at(-1);
  if (first === undefined) return null;
  const faint = { stroke: ink, strokeOpacity: '.4', strokeWidth: '1.4' };

  const band = (from: number, to: number) =>
    `M${-half} ${round(from)}a${half} ${sag} 0 0 ${from === top ? 1 : 0} ${2 * half} 0V${round(to)}a${half} ${sag} 0 0 1 ${-2 * half} 0z`;
  const levels = levelsOf(bowl, top, end, layers);

  return (
    <>
      {soft && layers.length > 1 ? (
        <>
          <linearGradient
            id={gradientId}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={round(bottom)}
            y2={round(top)}
          >
            {softStops(layers).map(({ offset, color, opacity }, index) => (
              <stop key={index} offset={offset} stopColor={color} stopOpacity={opacity} />
            ))}
          </linearGradient>
          <path d={band(top, end)} fill={`url(#${gradientId})`} />
        </>
      ) : (
        layers.map(({ color, opacity }, index) => (
          <path
            key={index}
            d={band(levels[index + 1] ?? top, levels[index] ?? end)}
            fill={color}
            fillOpacity={opacity < 1 ? opacity : undefined}
          />
        ))
      )}
      {!soft && layers.length > 1 && (
        <path
          d={levels
            .slice(1, -1)
            .map((y) => `M${-half} ${round(y)}a${half} ${sag} 0 0 0 ${2 * half} 0`)
            .join('')}
          {...faint}
        />
      )}
      {!soft && layers.some(({ opacity }) => opacity < SEEN_OPACITY) && layers.length > 1 && (
        <path d={bowlPath(below(bowl, top))} {...faint} strokeWidth="2.8" />
      )}
      {!isCovered && (
        <ellipse
          cy={top}
          rx={Math.round(surface)}
          ry={Math.round(surface * TILT)}
          fill="#fff"
          fillOpacity=".3"
          {...faint}
        />
      )}
    </>
  );
}

const below = (bowl: Bowl, top: number): Bowl => ({
  ...bowl,
  points: [[top, halfWidth(bowl, top)], ...bowl.points.filter(([y]) => y > top)],
});

function levelsOf(bowl: Bowl, top: number, end: number, layers: LiquidDescription['layers']): number[] {
  let filled = 0;
  const levels = layers.map(({ share }) => {
    filled += share;
    return levelAt(bowl, top, filled);
  });
  return [end, ...levels.slice(0, -1), top];
}

/** Each colour stands in the middle of its band. */
function softStops(layers: LiquidDescription['layers']) {
  let below = 0;
  return layers.map(({ color, opacity, share }, index) => {
    const last = index === layers.length - 1;
    const offset = index === 0 ? share * 0.55 : last ? Math.min(1, below + share * 0.5) : below + share / 2;
    below += share;
    return { offset: Math.round(offset * 100) / 100, color, opacity };
  });
}
