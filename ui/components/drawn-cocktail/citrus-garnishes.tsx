import { mixHex } from '#ui/lib/drawing/oklab.ts';

const flesh = (color: string) => mixHex(color, '#fff6d8', 0.5);

const CURL = 'M-17 9C-19-12-3-25 5-15S3 7 12 12S27 5 22-3';
const HANGING = 'M-11 13C-12-1-7-8 0-8S7 3 5 12S8 27 15 26S21 14 13 14';

function twist(color: string, curl: string) {
  return (
    <>
      <path d={curl} stroke={color} strokeWidth="7" />
      <path
        d={curl}
        stroke="#fff3cf"
        strokeWidth="1.6"
        strokeOpacity=".85"
        transform="translate(-1.2 -1.2)"
      />
    </>
  );
}

export const looseTwist = (color: string) => twist(color, CURL);

export const CITRUS = {
  wheel: (color: string) => (
    <>
      <circle r="16" fill={color} />
      <circle r="13.4" fill="#fffbe9" />
      <circle r="5.9" stroke={flesh(color)} strokeWidth="11" strokeDasharray="5.5 .68" strokeLinecap="butt" />
    </>
  ),
  slice: (color: string) => (
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
  ),
  wedge: (color: string) => (
    <>
      <path d="M-17 7Q0-26 17 7Q0 10-17 7z" fill={color} />
      <path d="M-14 6.6Q0-20 14 6.6Q0 9-14 6.6z" fill="#fffbe9" />
      <path d="M-11.5 6Q-7-4-1-6V7.5Q-6 7.5-11.5 6zM11.5 6Q7-4 1-6V7.5Q6 7.5 11.5 6z" fill={flesh(color)} />
    </>
  ),
  twist: (color: string) => twist(color, HANGING),
  shell: (color: string) => (
    <>
      <ellipse rx="17" ry="4" fill={mixHex(color, '#fff6d8', 0.35)} />
      <path d="M-17-1C-16-16-6-19-1-19q1-3 3 0C8-19 16-16 17-1q-17 5-34 0z" fill={color} />
      <path d="M-11-6q2-7 7-9" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
    </>
  ),
};
