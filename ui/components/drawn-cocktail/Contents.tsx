import type { DrinkDescription } from '#ui/rules/drawing/describe-drink.ts';
import { bottomY, bowlPath, type Bowl } from './bowl.ts';
import { Bubbles, Cubes, LargeCube, Pebbles } from './Ice.tsx';
import { Liquid } from './Liquid.tsx';

interface ContentsProps {
  drink: DrinkDescription;
  /** The room inside the glass. */
  inner: Bowl;
  levels: Levels;
  /** Prefix for the ids of this drawing, unique on the page. */
  id: string;
  rise?: boolean;
  random: () => number;
}

/** Heights of the surface that ice floats in, of the head of foam, and of the liquid below it. */
interface Levels {
  top: number;
  foam: number;
  liquid: number;
}

/** Ice may look out of the drink this far; the clip ends above it. */
const HEADROOM = 60;

/** What is seen through the glass, clipped to its inside: liquid, ice, bubbles, foam. */
export function Contents({ drink, inner, levels, id, rise, random }: ContentsProps) {
  const [left = [0, 0]] = inner.points;
  const ice = { bowl: inner, top: levels.top, random };
  return (
    <>
      <clipPath id={`${id}c`}>
        <path d={`${bowlPath(inner)}V${left[0] - HEADROOM}H${-left[1]}z`} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <g className={rise ? 'drink-rise' : undefined}>
          <Liquid bowl={inner} top={levels.liquid} liquid={drink.liquid} gradientId={`${id}g`} />
          {drink.ice === 'cubes' && <Cubes {...ice} />}
          {drink.ice === 'large' && <LargeCube {...ice} />}
          {drink.ice === 'crushed' && <Pebbles {...ice} />}
          {drink.bubbles && <Bubbles {...ice} top={levels.liquid} />}
          {drink.foam && (
            <Liquid
              bowl={inner}
              top={levels.foam}
              floor={levels.liquid}
              liquid={{ layers: [{ color: drink.foam, opacity: 1, share: 1 }], soft: false }}
              gradientId=""
            />
          )}
          {drink.garnishes.some(({ kind }) => kind === 'sugarcube') && (
            <rect x="-6" y={bottomY(inner) - 19} width="12" height="11" rx="2" fill="#fffdf5" />
          )}
        </g>
      </g>
    </>
  );
}
