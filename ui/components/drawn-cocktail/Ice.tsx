import { bottomY, dots, halfWidth, type Bowl } from '#ui/lib/drawing/bowl.ts';
import type { IceKind } from '#ui/lib/drawing/drink-look.ts';

interface IceProps {
  bowl: Bowl;
  top: number;
  random: () => number;
}

/** The face of each cube, and the glint along two edges. A cube is 23 wide and leans a little. */
const CUBES = [
  ['m-7-11l18 4-4 18-18-4z', 'm-8 3l3-11 11 3'],
  ['m-11-7l18-4 4 18-18 4z', 'm-4 8l-3-11 11-3'],
  ['m-9-10l19 1-1 19-19-1z', 'm-7 6l1-12 12 1'],
] as const;
const LARGE_CUBE = ['m-23-22l46-2 2 46-46 2z', 'm-13 14l-1-28 28-1'] as const;
const CUBE = 23;
const MAX_CUBES = 5;
/** The distances between pebbles of crushed and of cracked ice. */
const PEBBLES = { crushed: 20, cracked: 25 };

export function Ice({ kind, ...place }: IceProps & { kind: IceKind }) {
  if (kind === 'none' || kind === 'frozen') return null;
  if (kind === 'crushed' || kind === 'cracked')
    return <path d={pebbles(place, PEBBLES[kind])} fill="#fff" stroke="#fff" strokeWidth="3" opacity=".45" />;
  const cubes = kind === 'large' ? [[0, place.top + 18, LARGE_CUBE] as const] : cubesIn(place);
  const d = (part: 0 | 1) =>
    cubes.map(([x, y, shape]) => `M${Math.round(x)} ${Math.round(y)}${shape[part]}`).join('');
  return (
    <>
      <path d={d(0)} fill="#fff" stroke="#fff" strokeWidth="4" opacity=".32" />
      <path d={d(1)} stroke="#fff" strokeWidth="2" opacity=".6" />
    </>
  );
}

/** Places the cubes one below the other, or two beside each other in a wide glass. */
function cubesIn({ bowl, top, random }: IceProps) {
  const bottom = bottomY(bowl) - 5;
  const cubes: (readonly [x: number, y: number, shape: (typeof CUBES)[number]])[] = [];
  let side = random() < 0.5 ? -1 : 1;
  const add = (x: number, y: number) =>
    cubes.push([x + (random() - 0.5) * 3, y, CUBES[Math.floor(random() * CUBES.length)] ?? CUBES[0]]);
  for (let y = top + CUBE * 0.3; y < bottom - CUBE * 0.55 && cubes.length < MAX_CUBES; y += CUBE * 1.1) {
    const room = halfWidth(bowl, y + CUBE / 2);
    if (room > CUBE * 1.5) {
      add(CUBE * -0.7, y + side * 4);
      add(CUBE * 0.7, y - side * 4);
    } else {
      add(side * Math.max(0, Math.min(room - CUBE * 0.78, CUBE * 0.4)), y);
    }
    side = -side;
  }
  return cubes;
}

function pebbles({ bowl, top, random }: IceProps, step: number): string {
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
  return path;
}

export function Bubbles({ bowl, top, random }: IceProps) {
  const height = bottomY(bowl) - top - 10;
  const points = Array.from({ length: 9 }, () => {
    const y = top + 7 + random() * height;
    return [(random() * 2 - 1) * Math.max(0, halfWidth(bowl, y) - 6), y] as const;
  });
  return <path d={dots(points)} stroke="#fff" strokeWidth="3" opacity=".75" />;
}
