import { mixHex } from '#ui/lib/drawing/oklab.ts';
import { dots } from './bowl.ts';

const dark = (color: string) => mixHex(color, '#1a120c', 0.7);

export const OTHERS = {
  pineapple: (color: string) => (
    <g transform="rotate(14)">
      <path d="M-2-14q-14-12-12-30q10 6 13 18q0-16 8-26q7 14 1 26q6-8 14-10q0 14-15 22z" fill="#4f8f3f" />
      <path d="M-15-10Q2-20 18-8L4 20z" fill={color} />
      <path d="M-15-10Q2-20 18-8" stroke={dark('#c98a2a')} strokeWidth="3.4" />
      <path d="M-5-6L2 8M6-8L3 8" stroke={mixHex(color, '#ffffff', 0.5)} strokeWidth="1.8" />
    </g>
  ),
  strawberry: (color: string) => (
    <g transform="rotate(8)">
      <path d="M0-10C15-16 18 2 0 17C-18 2-15-16 0-10z" fill={color} />
      <path d="M-6 -4h0M0 -3h0M6 -4h0M-3 3h0M4 3h0M0 9h0" stroke="#ffe3a0" strokeWidth="2" />
      <path d="M0-10l-9-3 6-1 3-6 3 6 6 1z" fill="#4f8f3f" stroke="#4f8f3f" strokeWidth="1.6" />
    </g>
  ),
  cucumber: (color: string) => (
    <>
      <circle r="15" fill={mixHex(color, '#2f6a2e', 0.3)} />
      <circle r="12.6" fill={mixHex(color, '#ffffff', 0.55)} />
      <path d="M0 -6h0M5 -2h0M3 5h0M-3 5h0M-5 -2h0" stroke={color} strokeWidth="3.4" />
    </>
  ),
  fruit: (color: string) => (
    <>
      <path d="M0-12q0-5 4-8" stroke="#8f6f45" strokeWidth="2.4" />
      <path
        d="M0-12C10-19 18-6 13 6C9 16 4 15 0 13C-4 15-9 16-13 6C-18-6-10-19 0-12z"
        fill="#fff6d6"
        stroke={color}
        strokeWidth="3"
      />
      <path d="M-3-1v3M3-1v3" stroke="#6b4426" strokeWidth="2.6" />
    </>
  ),
  chili: (color: string) => (
    <>
      <path d="M-5-16C10-18 12 6 2 22C2 6-4 2-5-16z" fill={color} />
      <path d="M-1-16q-1-6-7-8" stroke="#4f8f3f" strokeWidth="3" />
    </>
  ),
  cinnamon: (color: string) => (
    <g transform="rotate(16)">
      <path d="M0 54V-32" stroke={color} strokeWidth="8.5" />
      <path d="M1.2 54V-30" stroke={dark(color)} strokeWidth="1.8" />
    </g>
  ),
  umbrella: (color: string) => (
    <g transform="rotate(-22)">
      <path d="M0 50V-34" stroke="#b58a55" strokeWidth="2.2" />
      <path
        d="M-27-12Q0-46 27-12Q22-17 18-12Q13-17 9-12Q4-17 0-12Q-4-17-9-12Q-13-17-18-12Q-22-17-27-12z"
        fill={color}
      />
      <path d="M0-29L-9-12M0-29L9-12" stroke="#fff" strokeOpacity=".6" strokeWidth="1.6" />
    </g>
  ),
  flower: (color: string) => (
    <g transform="rotate(10)">
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse key={angle} cy="-9" rx="6.4" ry="9" fill={color} transform={`rotate(${angle})`} />
      ))}
      <circle r="4.6" fill="#f5cf3f" />
    </g>
  ),
  anise: (color: string) => (
    <g transform="scale(1 .6)" stroke={color} strokeWidth="5">
      <path d="M0-11V11M-11 0H11M-8-8L8 8M-8 8L8-8" />
    </g>
  ),
  beans: (color: string) =>
    [
      [-10, 1, -20],
      [2, -2, 20],
      [13, 1.5, -10],
    ].map(([x, y, angle]) => (
      <g key={x} transform={`translate(${x} ${y})rotate(${angle})`}>
        <ellipse rx="5.6" ry="3.4" fill={color} />
        <path d="M-4 0q4-1.6 8 0" stroke="#d9b58a" strokeWidth="1.1" />
      </g>
    )),
};

/** Striped, of paper: the outline keeps it apart from foam. In the drink only its stripes are seen. */
export function Straw({ color, from, to }: { color: string; from: number; to: number }) {
  return (
    <>
      {from < 0 && <path d={`M-3 ${to}V${from}H3V${to}`} fill="#fffdf6" stroke="#64786e" />}
      <path d={`M0 ${from}V${to}`} stroke={color} strokeWidth="6" strokeDasharray="5" strokeLinecap="butt" />
    </>
  );
}

/** Grated spice, or drops of bitters when `large`, over `half` of the surface. */
export function Dust({ color, half, large }: { color: string; half: number; large: boolean }) {
  const at = large ? [-0.5, 0, 0.45] : [-0.72, -0.5, -0.36, -0.2, -0.08, 0.06, 0.2, 0.3, 0.44, 0.6, 0.74];
  return (
    <path
      d={dots(at.map((x, index) => [x * half, large ? 2 : ([0, -2, 1, -1, 2][index % 5] ?? 0)] as const))}
      stroke={large ? color : dark(color)}
      strokeWidth={large ? 5 : 2.8}
    />
  );
}
