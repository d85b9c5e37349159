import { dots, round } from './bowl.ts';
import type { GarnishesProps } from './Garnishes.tsx';
import { TILT } from './Liquid.tsx';

const STEPS = 8;

/** A band of uneven width along the left of the rim, near and far, and loose grains below it. */
export function Coating({ marks, rim: { half, y }, random }: GarnishesProps & { random: () => number }) {
  const coat = marks.find(({ place }) => place === 'coat');
  if (!coat) return null;
  const edge = (reach: number, down: number, uneven: number) =>
    Array.from({ length: STEPS }, (_, index) => {
      const turn = (reach * index) / STEPS;
      const x = -(half + 1.5) * Math.cos(turn);
      return [Math.round(x), round(y + half * TILT * Math.sin(turn) + down + random() * uneven)] as const;
    });
  const band = (reach: number, up: number, down: number) =>
    `M${[...edge(reach, -up, 1.2), ...edge(reach, down, 2).reverse()].map(([x, at]) => `${x} ${at}`).join('L')}z`;
  const grains = dots(edge(1.5, 4, 4).filter((_, index) => index % 2 > 0));
  return (
    <g stroke="#64786e">
      <path d={grains} strokeWidth="2.4" />
      <path
        d={band(-1, 2.6, 0.4) + band(1.5, 2.6, 1.8)}
        fill={coat.color}
        strokeWidth="2"
        paintOrder="stroke"
      />
      <path d={grains} stroke={coat.color} strokeWidth="1.4" />
    </g>
  );
}
