import { dots, round } from './bowl.ts';
import type { GarnishesProps } from './Garnishes.tsx';
import { TILT } from './Liquid.tsx';

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
