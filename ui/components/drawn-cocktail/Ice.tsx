import { dots, halfWidth, bottomY, round, type Bowl } from './bowl.ts';

interface IceProps {
  bowl: Bowl;
  top: number;
  random: () => number;
}

interface Cube {
  x: number;
  y: number;
  angle: number;
}

const CUBE = 23;
const LARGE_CUBE = 52;
const MOST_CUBES = 5;

/** Two paths: faces, and the glint inside two edges of each. */
function CubePaths({ cubes, size }: { cubes: readonly Cube[]; size: number }) {
  const at = ({ x, y, angle }: Cube, across: number, down: number) =>
    `${Math.round(x + across * Math.cos(angle) - down * Math.sin(angle))} ${Math.round(y + across * Math.sin(angle) + down * Math.cos(angle))}`;
  const half = size / 2 - 2;
  const glint = size * 0.27;
  const faces = cubes.map(
    (cube) =>
      `M${at(cube, -half, -half)}L${at(cube, half, -half)} ${at(cube, half, half)} ${at(cube, -half, half)}z`,
  );
  const glints = cubes.map(
    (cube) => `M${at(cube, -glint, glint)}L${at(cube, -glint, -glint)} ${at(cube, glint, -glint)}`,
  );
  return (
    <>
      <path d={faces.join('')} fill="#fff" stroke="#fff" strokeWidth="4" opacity=".32" />
      <path d={glints.join('')} stroke="#fff" strokeWidth="2" opacity=".6" />
    </>
  );
}

export function Cubes({ bowl, top, random }: IceProps) {
  const bottom = bottomY(bowl) - 5;
  const cubes: Cube[] = [];
  let left = random() < 0.5;
  for (let y = top + CUBE * 0.3; y < bottom - CUBE * 0.55 && cubes.length < MOST_CUBES; y += CUBE * 1.1) {
    const room = halfWidth(bowl, y + CUBE / 2);
    const wide = room > CUBE * 1.5;
    for (const side of wide ? [-1, 1] : [left ? -1 : 1]) {
      const reach = wide ? CUBE * 0.7 : Math.max(0, Math.min(room - CUBE * 0.78, CUBE * 0.4));
      const lift = wide ? side * (left ? 4 : -4) : 0;
      cubes.push({ x: side * reach + (random() - 0.5) * 3, y: y + lift, angle: (random() - 0.5) * 0.75 });
    }
    left = !left;
  }
  return <CubePaths cubes={cubes} size={CUBE} />;
}

export function LargeCube({ top, random }: Omit<IceProps, 'bowl'>) {
  const cube = { x: (random() - 0.5) * 6, y: top + LARGE_CUBE * 0.34, angle: (random() - 0.5) * 0.24 };
  return <CubePaths cubes={[cube]} size={LARGE_CUBE} />;
}

export function Pebbles({ bowl, top, random, step }: IceProps & { step: number }) {
  const edge = Math.round(step * 0.4);
  const bottom = bottomY(bowl) - 6;
  let path = '';
  for (let y = top + 4; y < bottom; y += step) {
    const room = halfWidth(bowl, y) - 5;
    for (let x = -room + random() * 7; x < room; x += step + random() * 6) {
      const lean = Math.round(1 + random() * 3);
      path += `M${Math.round(x)} ${Math.round(y + random() * 7)}l${edge}-${lean} ${lean} ${edge}-${edge - 1} 2z`;
    }
  }
  return <path d={path} fill="#fff" stroke="#fff" strokeWidth="3" opacity=".45" />;
}

interface HeapProps {
  half: number;
  y: number;
  color: string;
  /** Faint at the heap's edge, so that ice is seen on a pale plate. */
  ink: string;
}

export function Heap({ half, y, color, ink }: HeapProps) {
  const step = round(half / 2.5);
  const radius = round(step * 0.66);
  const bumps = [-8, -6, 0, 6, 8].map((rise) => `a${radius} ${radius} 0 0 1 ${step} ${rise}`).join('');
  const front = `a${half} ${round(half * 0.085)} 0 0 1 ${-2 * half} 0z`;
  return (
    <path
      d={`M${-half} ${y}${bumps}${front}`}
      fill={color}
      stroke={ink}
      strokeOpacity=".3"
      strokeWidth="1.6"
    />
  );
}

export function Crown({ half, y, color, ink, rise }: HeapProps & { rise: number }) {
  const round = Math.round(rise * 0.9);
  const side = rise - round;
  return (
    <path
      d={`M${-half} ${y}v-${side}q0-${round} ${round}-${round}H${half - round}q${round} 0 ${round} ${round}v${side}a${half} ${Math.round(half * 0.04)} 0 0 1 ${-2 * half} 0z`}
      fill={color}
      stroke={ink}
      strokeOpacity=".4"
      strokeWidth="1.6"
    />
  );
}

export function Bubbles({ bowl, top, random }: IceProps) {
  const height = bottomY(bowl) - top - 10;
  const points = Array.from({ length: 11 }, () => {
    const y = top + 7 + random() * height;
    return [(random() * 2 - 1) * Math.max(0, halfWidth(bowl, y) - 6), y] as const;
  });
  return (
    <g stroke="#fff" opacity=".75">
      <path d={dots(points.slice(0, 6))} strokeWidth="3.4" />
      <path d={dots(points.slice(6))} strokeWidth="2.2" />
    </g>
  );
}
