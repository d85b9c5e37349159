import type { DrinkDescription } from '#ui/lib/drawing/describe-drink.ts';
import { bottomY, bowlPath, type Bowl } from './bowl.ts';
import { Bubbles, Cubes, LargeCube, Pebbles } from './Ice.tsx';
import { Liquid } from './Liquid.tsx';
import { Sunk } from './SunkGarnishes.tsx';

interface ContentsProps {
  drink: DrinkDescription;
  inner: Bowl;
  /** Heights of the ice's surface, of the highest crushed ice, of the foam and of the liquid below it. */
  levels: { top: number; ice: number; foam: number; liquid: number };
  id: string;
  ink: string;
  rise?: boolean;
  random: () => number;
}

/** Ice may look out this far; the clip ends above it. */
const HEADROOM = 60;

export function Contents({ drink, inner, levels, id, ink, rise, random }: ContentsProps) {
  const [left = [0, 0]] = inner.points;
  const ice = { bowl: inner, top: levels.top, random };
  return (
    <>
      <clipPath id={`${id}c`}>
        <path d={`${bowlPath(inner)}V${left[0] - HEADROOM}H${-left[1]}z`} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <g className={rise ? 'drink-rise' : undefined}>
          <Liquid
            bowl={inner}
            top={levels.liquid}
            liquid={drink.liquid}
            gradientId={`${id}g`}
            ink={ink}
            isCovered={drink.foam !== null}
          />
          {drink.ice === 'cubes' && <Cubes {...ice} />}
          {drink.ice === 'large' && <LargeCube {...ice} />}
          {(drink.ice === 'crushed' || drink.ice === 'cracked') && (
            <Pebbles {...ice} top={levels.ice} step={drink.ice === 'cracked' ? 25 : 20} />
          )}
          <Sunk marks={drink.garnishes} bowl={inner} top={levels.top} random={random} />
          {drink.bubbles && <Bubbles {...ice} top={levels.liquid} />}
          {drink.foam && (
            <Liquid
              bowl={inner}
              top={levels.foam}
              floor={levels.liquid}
              liquid={{ layers: [{ color: drink.foam.color, opacity: 1, share: 1 }], soft: false }}
              ink={ink}
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
