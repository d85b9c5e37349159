import { bottomY, halfWidth, levelAt, round, type Bowl } from '#ui/lib/drawing/bowl.ts';
import type { LiquidLayers } from '#ui/lib/drawing/liquid.ts';

interface LiquidProps {
  bowl: Bowl;
  top: number;
  /** The y at which the liquid ends, by default the bottom of the bowl. */
  floor?: number;
  liquid: LiquidLayers;
  gradientId: string;
  isCovered?: boolean;
  /** The line is faint along the surface and between layers, so that pale layers are visible. */
  ink: string;
}

/** The height of a level circle that is seen from slightly above, as a part of its width. */
export const TILT = 0.085;

export function Liquid({ bowl, top, floor, liquid, gradientId, isCovered, ink }: LiquidProps) {
  const { layers, isSoft } = liquid;
  const end = floor ?? bottomY(bowl) + 8;
  const half = round(Math.max(...bowl.points.map(([, width]) => width)) + 2);
  const sag = round(half * TILT);
  const surface = Math.round(halfWidth(bowl, top));
  const faint = { stroke: ink, strokeOpacity: '.4', strokeWidth: '1.4' };
  const band = (from: number, to: number) =>
    `M${-half} ${round(from)}a${half} ${sag} 0 0 ${from === top ? 1 : 0} ${2 * half} 0V${round(to)}a${half} ${sag} 0 0 1 ${-2 * half} 0z`;
  const isBlended = isSoft && layers.length > 1;
  const bands = bandsOf(bowl, top, end, layers);
  if (bands.length === 0) return null;
  return (
    <>
      {isBlended ? (
        <>
          <linearGradient
            id={gradientId}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={round(bottomY(bowl))}
            y2={round(top)}
          >
            {bands.map(({ middle, color, opacity }) => (
              <stop key={middle} offset={middle} stopColor={color} stopOpacity={opacity} />
            ))}
          </linearGradient>
          <path d={band(top, end)} fill={`url(#${gradientId})`} />
        </>
      ) : (
        bands.map(({ from, to, color, opacity }, index) => (
          // Only the lower edge of a band shows a line. The glass hides the others.
          <path key={index} d={band(from, to)} fill={color} fillOpacity={opacity} {...(index > 0 && faint)} />
        ))
      )}
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

/** The lowest band is the first. `from` and `to` are its edges, and `middle` is its offset in a gradient. */
function bandsOf(bowl: Bowl, top: number, end: number, layers: LiquidLayers['layers']) {
  let filled = 0;
  return layers.map(({ fraction, color, opacity }, index) => {
    const below = filled;
    filled += fraction;
    return {
      color,
      opacity: opacity < 1 ? opacity : undefined,
      middle: Math.round((below + fraction / 2) * 100) / 100,
      to: index === 0 ? end : levelAt(bowl, top, below),
      from: index === layers.length - 1 ? top : levelAt(bowl, top, filled),
    };
  });
}
