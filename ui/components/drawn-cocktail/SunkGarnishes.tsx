import type { ReactNode } from 'react';
import type { GarnishMark } from '#ui/lib/drawing/garnish-mark.ts';
import { bottomY, halfWidth, round, type Bowl } from './bowl.ts';
import { CITRUS, looseTwist } from './citrus-garnishes.tsx';
import { Cherry } from './pick-garnishes.tsx';

interface SunkProps {
  marks: readonly GarnishMark[];
  bowl: Bowl;
  top: number;
  random: () => number;
}

const PIECES = 4;
const CHERRY_ROOM = 9;
const CUBE_ROOM = 19;

export function Sunk({ marks, bowl, top, random }: SunkProps) {
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
