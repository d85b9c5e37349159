import { mixHex } from '#ui/lib/drawing/oklab.ts';

/** Grows from (0, 0), `angle` degrees from upright. */
function leaf(angle: number, length: number, half: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (across: number, up: number) =>
    `${Math.round(across * Math.cos(turn) + up * Math.sin(turn))} ${Math.round(across * Math.sin(turn) - up * Math.cos(turn))}`;
  return `M0 0C${at(-half, length / 4)} ${at(-half * 0.9, length * 0.6)} ${at(0, length)}C${at(half * 0.9, length * 0.6)} ${at(half, length / 4)} 0 0`;
}

interface LeavesProps {
  color: string;
  shade: readonly number[];
  light: readonly number[];
  length: number;
  half: number;
}

function Leaves({ color, shade, light, length, half }: LeavesProps) {
  const d = (angles: readonly number[]) => angles.map((angle) => leaf(angle, length, half)).join('');
  return (
    <>
      <path d={d(shade)} fill={mixHex(color, '#0b3a22', 0.8)} />
      <path d={d(light)} fill={mixHex(color, '#ffffff', 0.84)} />
    </>
  );
}

export const LEAVES = {
  mint: (color: string) => (
    <Leaves color={color} shade={[-80, 78, -2]} light={[-44, 40]} length={30} half={13} />
  ),
  basil: (color: string) => <Leaves color={color} shade={[-44, 50]} light={[4]} length={33} half={15} />,
  herb: (color: string) => (
    <g transform="rotate(12)" stroke={color}>
      <path d="M0 14V-46" strokeWidth="2.2" stroke={mixHex(color, '#3a2a14', 0.7)} />
      <path d={[0, 8, 16, 24, 32, 40].map((y) => `M0-${y}l-8-9M0-${y}l8-9`).join('')} strokeWidth="3" />
    </g>
  ),
  frond: (color: string) => <Leaves color={color} shade={[-26, 24]} light={[-3]} length={54} half={7} />,
  celery: (color: string) => (
    <>
      <path d="M-6 74L-4-22M4 74L5-22" stroke={color} strokeWidth="9" />
      <path d="M0 74V-22" stroke={mixHex(color, '#ffffff', 0.5)} strokeWidth="1.8" />
      <g transform="translate(0 -22)">
        <Leaves color={mixHex(color, '#2f7a2e', 0.4)} shade={[-52, 50]} light={[-2]} length={26} half={13} />
      </g>
    </>
  ),
  ribbon: (color: string) => (
    <g>
      <path d="M6 72Q-16 58 4 42T2 0Q-6-18 8-30" stroke={mixHex(color, '#2f6a2e', 0.45)} strokeWidth="11" />
      <path d="M6 72Q-16 58 4 42T2 0Q-6-18 8-30" stroke={mixHex(color, '#ffffff', 0.6)} strokeWidth="7.6" />
    </g>
  ),
};

export function flatLeaf(color: string) {
  return (
    <g transform="translate(-12)scale(1 .6)">
      <Leaves color={color} shade={[]} light={[84]} length={25} half={13} />
      <path d="M2 0H20" stroke={mixHex(color, '#0b3a22', 0.7)} strokeWidth="1.4" />
    </g>
  );
}
