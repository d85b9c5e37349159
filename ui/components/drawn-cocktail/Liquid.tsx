import { bottomY, halfWidth, levelAt, round, type Bowl } from '#ui/lib/drawing/bowl.ts';
import type { Liquid as LiquidDescription } from '#ui/lib/drawing/liquid.ts';

interface LiquidProps {
  bowl: Bowl;
  top: number;
  /** This is the bowl's bottom by default. */
  floor?: number;
  liquid: LiquidDescription;
  gradientId: string;
  isCovered?: boolean;
  /** The line is faint along the surface and between layers, so that pale layers are visible. */
  ink: string;
}

/** Level circles, seen from slightly above, have this flatness. */
export const TILT = 0.085;

export function Liquid({ bowl, top, floor, liquid, gradientId, isCovered, ink }: LiquidProps) {
  const { layers } = liquid;
  if (layers.length === 0) return null;
  const isSoft = liquid.soft && layers.length > 1;
  const end = floor ?? bottomY(bowl) + 8;
  const half = round(Math.max(...bowl.points.map(([, width]) => width)) + 2);
  const sag = round(half * TILT);
  const surface = Math.round(halfWidth(bowl, top));
  const faint = { stroke: ink, strokeOpacity: '.4', strokeWidth: '1.4' };
  const levels = levelsOf(bowl, top, end, layers);
  const band = (from: number, to: number) =>
    `M${-half} ${round(from)}a${half} ${sag} 0 0 ${from === top ? 1 : 0} ${2 * half} 0V${round(to)}a${half} ${sag} 0 0 1 ${-2 * half} 0z`;
  const edges = levels
    .slice(1, -1)
    .map((y) => `M${-half} ${round(y)}a${half} ${sag} 0 0 0 ${2 * half} 0`)
    .join('');
  return (
    <>
      {isSoft ? (
        <>
          <linearGradient
            id={gradientId}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={round(bottomY(bowl))}
            y2={round(top)}
          >
            {softStops(layers).map(({ offset, color, opacity }) => (
              <stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
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
      {!isSoft && edges !== '' && <path d={edges} {...faint} />}
      {!isCovered && (
        <ellipse
          cy={top}
          rx={surface}
          ry={Math.round(surface * TILT)}
          fill="#fff"
          fillOpacity=".3"
          {...faint}
        />
      )}
    </>
  );
}

/** Returns the heights where the layers begin, bottom first, and the top of the last one. */
function levelsOf(bowl: Bowl, top: number, end: number, layers: LiquidDescription['layers']): number[] {
  let filled = 0;
  const tops = layers.map(({ share }) => levelAt(bowl, top, (filled += share)));
  return [end, ...tops.slice(0, -1), top];
}

/** Each colour stands in the middle of its band. */
function softStops(layers: LiquidDescription['layers']) {
  let below = 0;
  return layers.map((layer) => {
    const offset = Math.round((below + layer.share / 2) * 100) / 100;
    below += layer.share;
    return { ...layer, offset };
  });
}
