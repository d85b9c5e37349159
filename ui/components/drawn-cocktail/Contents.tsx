import type { ReactNode } from 'react';
import type { DrinkDescription } from '#ui/lib/drawing/describe-drink.ts';
import type { GarnishMark } from '#ui/lib/drawing/garnish-mark.ts';
import { bottomY, bowlPath, type Bowl, halfWidth, round, dots } from './bowl.ts';
import { Bubbles, Cubes, LargeCube, Pebbles } from './Ice.tsx';
import { Liquid, TILT } from './Liquid.tsx';
import { CITRUS, looseTwist } from './citrus-garnishes.tsx';
import { Cherry } from './pick-garnishes.tsx';
import type { GarnishesProps } from './Garnishes.tsx';

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

interface SunkProps {
  marks: readonly GarnishMark[];
  bowl: Bowl;
  top: number;
  random: () => number;
}

const PIECES = 4;
const CHERRY_ROOM = 9;
const CUBE_ROOM = 19;

function Sunk({ marks, bowl, top, random }: SunkProps) {
  const inside = marks.filter(({ place }) => place === 'in');
  const bottom = bottomY(bowl);
  return inside.flatMap(({ kind, color }, index) => {
    const at = (transform: string, content: ReactNode) => (
      <g key={kind + color + transform} transform={transform}>
        {content}
      </g>
    );
    const aside = Math.round(halfWidth(bowl, top + 8) * (index === 0 ? 0.42 : -0.42));
    if (kind === 'twist')
      return at(`translate(${Math.round(aside * 0.4)} ${top + 8})scale(.74)`, looseTwist(color));
    if (kind === 'slice')
      return at(
        `translate(${Math.round(aside * 0.7)} ${Math.round(top + 14)})rotate(66)`,
        CITRUS.slice(color),
      );
    if (kind === 'wheel') return at(`translate(${aside} ${Math.round(top + 12)})`, CITRUS.wheel(color));
    if (kind === 'wedge')
      return at(`translate(${aside} ${Math.round(top + 5)})rotate(-24)`, CITRUS.wedge(color));
    if (kind === 'cherry') {
      let y = bottom - CHERRY_ROOM - (marks.some((mark) => mark.kind === 'sugarcube') ? CUBE_ROOM : 0);
      while (halfWidth(bowl, y + 2) < CHERRY_ROOM && y > top) y -= 1;
      return at(`translate(0 ${round(y)})`, <Cherry color={color} />);
    }
    if (kind !== 'pieces' && kind !== 'leaves') return [];
    const step = (bottom - top - 22) / PIECES;
    const places = Array.from({ length: PIECES }, (_, place) => {
      const y = bottom - 13 - step * place;
      const x = ((random() - 0.5) * 0.5 + (place % 2 ? 0.5 : -0.5)) * (halfWidth(bowl, y) - 10);
      return { x: Math.round(x), y: Math.round(y), turn: Math.round(random() * 120 - 60) };
    });
    if (kind === 'leaves') return <path key={kind} d={places.map(looseLeaf).join('')} fill={color} />;
    return places.map(({ x, y, turn }) =>
      at(`translate(${x} ${y})rotate(${turn})scale(.66)`, CITRUS.wedge(color)),
    );
  });
}

const LEAF_LENGTH = 15;

function looseLeaf({ x, y, turn }: { x: number; y: number; turn: number }): string {
  const across = (LEAF_LENGTH / 2) * Math.cos((turn * Math.PI) / 180);
  const down = (LEAF_LENGTH / 2) * Math.sin((turn * Math.PI) / 180);
  const curve = (sign: number) =>
    `q${[across - down, across + down, 2 * across, 2 * down].map((value) => Math.round(sign * value)).join(' ')}`;
  return `M${x} ${y}${curve(1)}${curve(-1)}`;
}

/** Along the rim from its far side round the left to the near one, in turns of a radian. */
const FROM = -1.1;
const TO = 1.35;
const GRAINS = 20;

export function Coating({ marks, rim: { half, y }, random }: GarnishesProps & { random: () => number }) {
  const coat = marks.find(({ place }) => place === 'coat');
  if (!coat) return null;
  const at = (turn: number, down = 0) =>
    [-half * Math.cos(turn), y + half * TILT * Math.sin(turn) + down] as const;
  const grains = Array.from({ length: GRAINS }, (_, index) =>
    at(FROM + ((TO - FROM) * index) / (GRAINS - 1), (index % 2 ? 2.6 : -1) * random()),
  );
  const end = (turn: number) => at(turn).map(round).join(' ');
  const band = `M${end(FROM)}A${half} ${round(half * TILT)} 0 0 0 ${end(TO)}${dots(grains)}`;
  return (
    <>
      <path d={band} stroke="#64786e" strokeWidth="4.4" />
      <path d={band} stroke={coat.color} strokeWidth="3" />
    </>
  );
}
