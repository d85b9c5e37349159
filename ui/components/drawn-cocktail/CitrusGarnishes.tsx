import { mixHex } from '#ui/lib/drawing/oklab.ts';

interface FruitProps {
  color: string;
}

const flesh = (color: string) => mixHex(color, '#fff6d8', 0.5);

/** Radius 16, about its middle. */
export function Wheel({ color }: FruitProps) {
  return (
    <>
      <circle r="16" fill={color} />
      <circle r="13.4" fill="#fffbe9" />
      <circle r="5.9" stroke={flesh(color)} strokeWidth="11" strokeDasharray="5.5 .68" strokeLinecap="butt" />
    </>
  );
}

/** Its origin is the middle of the cut. */
export function HalfWheel({ color }: FruitProps) {
  return (
    <>
      <path d="M-18 0a18 18 0 0 1 36 0z" fill={color} />
      <path d="M-15.4 0a15.4 15.4 0 0 1 30.8 0z" fill="#fffbe9" />
      <path
        d="M-6.8 0a6.8 6.8 0 0 1 13.6 0"

        stroke={flesh(color)}
        strokeWidth="13"
        strokeDasharray="6.3 .81"
        strokeLinecap="butt"
      />
    </>
  );
}

export function Wedge({ color }: FruitProps) {
  return (
    <>
      <path d="M-16-9Q0 22 16-9z" fill={color} />
      <path d="M-13.5-9Q0 16 13.5-9z" fill="#fffbe9" />
      <path d="M-11.5-8.5Q-7 1-1 3V-8.5zM11.5-8.5Q7 1 1 3V-8.5z" fill={flesh(color)} />
    </>
  );
}

/** Hung over the rim at (0, 0), its curl outside. */
export function Twist({ color }: FruitProps) {
  const curl = 'M-17 9C-19-12-3-25 5-15S3 7 12 12S27 5 22-3';
  return (
    <g>
      <path d={curl} stroke={color} strokeWidth="7" />
      <path
        d={curl}
        stroke="#fff3cf"
        strokeWidth="1.6"
        strokeOpacity=".85"
        transform="translate(-1.2 -1.2)"
      />
    </g>
  );
}

export function Shell({ color }: FruitProps) {
  return (
    <>
      <ellipse rx="17" ry="4" fill={mixHex(color, '#fff6d8', 0.35)} />
      <path d="M-17-1C-16-16-6-19-1-19q1-3 3 0C8-19 16-16 17-1q-17 5-34 0z" fill={color} />
      <path d="M-11-6q2-7 7-9" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
    </>
  );
}
