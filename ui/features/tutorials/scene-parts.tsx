import { useId } from 'react';

export const SHELF_Y = 184;

const delay = (ms: number) => customProperty('--delay', `${ms}ms`);

interface LiquidProps {
  inside: string;
  top: number;
  bottom?: number;
  /** The liquid rises over the whole step while a tutorial runs. */
  rising?: boolean;
  /** The vessel is transparent, so the surface of the liquid is drawn. */
  clear?: boolean;
}

export function Liquid({ inside, top, bottom = SHELF_Y, rising = false, clear = false }: LiquidProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={inside} />
      </clipPath>
      <g clipPath={`url(#${id})`} stroke={clear ? undefined : 'none'}>
        <rect
          x="0"
          y={top}
          width="240"
          height={bottom - top}
          fill="var(--drink)"
          fillOpacity={clear ? 0.45 : undefined}
          className={rising ? 'scene-rise' : undefined}
        />
      </g>
    </>
  );
}

export function PouringBottle({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-114)`}>
      <path d="M-7 0H7V24C7 34 19 36 19 50V104H-19V50C-19 36-7 34-7 24Z" fill="var(--raised)" />
      <path d="M-19 62H19V90H-19ZM-7 8H7" />
    </g>
  );
}

export function Stream({ x, y, to }: { x: number; y: number; to: number }) {
  return (
    <path
      d={`M${x} ${y}C${x - 6} ${y + 3} ${x - 9} ${y + 8} ${x - 9} ${y + 18}V${to}`}
      stroke="var(--drink)"
      strokeWidth="6"
      className="scene-stream"
    />
  );
}

interface CubeProps {
  x: number;
  y: number;
  turn: number;
  /** This is when the cube falls in; without it the cube lies there from the start. */
  fallsAfterMs?: number;
}

export function Cube({ x, y, turn, fallsAfterMs }: CubeProps) {
  return (
    <g
      className={fallsAfterMs === undefined ? undefined : 'scene-fall'}
      ref={fallsAfterMs === undefined ? undefined : delay(fallsAfterMs)}
    >
      <rect
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="4"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        fill="#ffffff"
        fillOpacity="0.5"
        strokeWidth="2"
      />
    </g>
  );
}

export function Steam({ x, y }: { x: number; y: number }) {
  return [-26, 0, 26].map((offset, index) => (
    <path
      key={offset}
      d={`M${x + offset} ${y}c-9-9 9-17 0-27s8-14 2-20`}
      strokeWidth="2.5"
      className="scene-steam"
      ref={delay(index * 500)}
    />
  ));
}

export function Swirl({ y, rx, ry }: { y: number; rx: number; ry: number }) {
  return (
    <ellipse
      cx="120"
      cy={y}
      rx={rx}
      ry={ry}
      strokeWidth="2"
      strokeDasharray="44 16"
      className="scene-swirl"
    />
  );
}

export function CitrusWheel({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="scene-settle">
        <circle r="23" fill="var(--color-citrus)" />
        <circle r="17" strokeWidth="1.5" />
        <path d="M0-17V17M-14.7-8.500 14.700 8.500M14.700-8.500-14.700 8.500" strokeWidth="1.5" />
      </g>
    </g>
  );
}

export function Frost({ x, y, size, delayMs }: { x: number; y: number; size: number; delayMs: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        d="M0-10V10M-8.700-5 8.700 5M8.700-5-8.700 5"
        strokeWidth={2.5 / size}
        className="scene-twinkle"
        ref={delay(delayMs)}
      />
    </g>
  );
}

export function Flame({ x, height, delayMs }: { x: number; height: number; delayMs: number }) {
  const top = SHELF_Y - height;
  return (
    <path
      d={`M${x} ${top}c3 ${height * 0.3} 9 ${height * 0.4} 9 ${height * 0.72}a9 ${height * 0.28} 0 0 1-18 0c0-${height * 0.32} 6-${height * 0.42} 9-${height * 0.72}Z`}
      fill="var(--color-citrus)"
      strokeWidth="2"
      className="scene-flame"
      ref={delay(delayMs)}
    />
  );
}

/** Returns a ref that sets a CSS property by script, since the Content-Security-Policy allows no inline styles in documents. */
export function customProperty(name: `--${string}`, value: string) {
  return (element: SVGElement | null): void => element?.style.setProperty(name, value);
}
