/** A colour, or the garnish's own: as it is, mixed with white, mixed with cream, or darker. */
export type Paint = 'base' | 'light' | 'pale' | 'dark' | `#${string}`;

/** A filled path, or a line if it has a `width`. A line without length draws a disc. */
export interface Stroke {
  d: string;
  paint: Paint;
  width?: number;
  opacity?: number;
  dash?: string;
}

/**
 * `rim`: on the rim. `behind`: in the glass, drawn behind it. `bouquet`: in the glass, in front of its far
 * rim. `pick`: across the rim. `top`: on the drink. `in`: in the drink. `coat`: crystals on half of the rim.
 */
export type GarnishPlace = 'rim' | 'behind' | 'bouquet' | 'pick' | 'top' | 'in' | 'coat';

export interface Garnish {
  place: GarnishPlace;
  strokes: readonly Stroke[];
  /** The offset from the edge of a rim: outwards and upwards. */
  at?: readonly [number, number];
  /** The height above the rim or the surface, for which the drawing needs room. */
  rise?: number;
  /** An angle in degrees. */
  angle?: number;
  /** True if the wall of the glass stands in a cut of the garnish. */
  isCut?: boolean;
  isLeft?: boolean;
}

const fill = (paint: Paint, d: string, opacity?: number): Stroke => ({ d, paint, opacity });
function line(paint: Paint, width: number, d: string, opacity?: number): Stroke {
  return { d, paint, width, opacity };
}
const disc = (paint: Paint, size: number, centre = '0 0') => line(paint, size, `M${centre}h0`);

const GREEN = '#4f8f3f';
export const MINT = '#46a653';
const PITH = '#fffbe9';
const CURL = 'M-11 13C-12-1-7-8 0-8S7 3 5 12S8 27 15 26S21 14 13 14';
const RIBBON = 'M6 72Q-16 58 4 42T2 0Q-6-18 8-30';
const WEDGE = [
  fill('base', 'M-17 7Q0-26 17 7Q0 10-17 7z'),
  fill(PITH, 'M-14 6.6Q0-20 14 6.6Q0 9-14 6.6z'),
  fill('pale', 'M-11.5 6Q-7-4-1-6V7.5Q-6 7.5-11.5 6zM11.5 6Q7-4 1-6V7.5Q6 7.5 11.5 6z'),
];
const GLINT = line('#fff', 1.8, 'M-4-2a5 5 0 0 1 3-3', 0.7);

/** The origin (0, 0) of a garnish is the rim's edge, the drink's surface, or its own middle. */
export const GARNISHES = {
  twist: { place: 'rim', strokes: [line('base', 7, CURL), line('#fff3cf', 1.6, CURL, 0.85)] },
  wheel: { place: 'rim', rise: 25, at: [-7, -9], angle: 12, isCut: true, strokes: [
    disc('base', 32), disc(PITH, 26.8), { ...line('pale', 11, 'M-5.9 0a5.9 5.9 0 1 1 11.8 0a5.9 5.9 0 1 1-11.8 0'), dash: '5.5 .68' }] },
  slice: { place: 'rim', rise: 16, at: [-6, 2], angle: 24, isCut: true, strokes: [
    fill('base', 'M-18 0a18 18 0 0 1 36 0z'), fill(PITH, 'M-15.4 0a15.4 15.4 0 0 1 30.8 0z'), { ...line('pale', 13, 'M-6.8 0a6.8 6.8 0 0 1 13.6 0'), dash: '6.3 .81' }] },
  wedge: { place: 'rim', at: [0, 2], angle: 8, isCut: true, strokes: WEDGE },
  pineapple: { place: 'rim', rise: 51, at: [-5, -2], angle: 14, strokes: [
    fill(GREEN, 'M-2-14q-14-12-12-30q10 6 13 18q0-16 8-26q7 14 1 26q6-8 14-10q0 14-15 22z'), fill('base', 'M-15-10Q2-20 18-8L4 20z'),
    line('#97692b', 3.4, 'M-15-10Q2-20 18-8'), line('pale', 1.8, 'M-5-6L2 8M6-8L3 8')] },
  strawberry: { place: 'rim', rise: 24, at: [-3, -3], angle: 8, strokes: [
    fill('base', 'M0-10C15-16 18 2 0 17C-18 2-15-16 0-10z'), line('#ffe3a0', 2, 'M-6-4h0M0-3h0M6-4h0M-3 3h0M4 3h0M0 9h0'), fill(GREEN, 'M0-9l-10-4 7-1 3-7 3 7 7 1z')] },
  cucumber: { place: 'rim', rise: 21, at: [-7, -6], isCut: true, strokes: [
    disc('dark', 30), disc('pale', 25.2), line('base', 3.4, 'M0-6h0M5-2h0M3 5h0M-3 5h0M-5-2h0')] },
  fruit: { place: 'rim', rise: 26, at: [-5, -6], angle: 12, strokes: [
    line('#8f6f45', 2.4, 'M0-12q0-5 4-8'), fill('base', 'M0-14C11-21 20-6 14 7C10 18 4 17 0 15C-4 17-10 18-14 7C-20-6-11-21 0-14z'),
    fill('#fff6d6', 'M0-10.500C8-16 16-6 11.500 5C8 14 4 13 0 11.500C-4 13-8 14-11.500 5C-16-6-8-16 0-10.500z'), line('#6b4426', 2.6, 'M-3-1v3M3-1v3')] },
  flower: { place: 'rim', rise: 19, at: [-6, -3], strokes: [line('base', 13, 'M0-9h0M9-3h0M5 7h0M-5 7h0M-9-3h0'), disc('#f5cf3f', 9)] },
  chili: { place: 'rim', rise: 30, at: [-2, -4], strokes: [fill('base', 'M-5-16C10-18 12 6 2 22C2 6-4 2-5-16z'), line(GREEN, 3, 'M-1-16q-1-6-7-8')] },
  mint: { place: 'bouquet', rise: 30, strokes: [line('base', 2.6, 'M0 0V16'),
    fill('dark', 'M0 0C-10 12-20 8-30-5C-16-15-5-14 0 0M0 0C5-14 15-15 29-6C20 8 10 11 0 0M0 0C-13-7-12-18-1-30C11-18 13-8 0 0'),
    fill('light', 'M0 0C-15 4-21-5-21-22C-4-21 4-14 0 0M0 0C-5-14 3-21 19-23C21-6 15 3 0 0')] },
  basil: { place: 'bouquet', rise: 33, strokes: [line('base', 2.6, 'M0 0V16'),
    fill('dark', 'M0 0C-17 4-23-5-23-24C-4-24 5-16 0 0M0 0C-3-17 6-23 25-21C24-2 16 6 0 0'), fill('light', 'M0 0C-14-9-12-21 2-33C15-19 16-7 0 0')] },
  herb: { place: 'bouquet', rise: 52, angle: 12, strokes: [
    line('dark', 2.2, 'M0 14V-46'), line('base', 3, 'M-8-9L0 0L8-9M-8-17L0-8L8-17M-8-25L0-16L8-25M-8-33L0-24L8-33M-8-41L0-32L8-41M-8-49L0-40L8-49')] },
  frond: { place: 'bouquet', rise: 54, strokes: [
    fill('dark', 'M0 0C-12-9-20-26-24-49C-9-32 0-15 0 0M0 0C-1-15 7-32 22-49C19-27 12-9 0 0'), fill('light', 'M0 0C-8-13-8-32-3-54C5-33 6-14 0 0')] },
  celery: { place: 'behind', rise: 48, isLeft: true, strokes: [
    line('base', 9, 'M-6 74L-4-22M4 74L5-22'), line('pale', 1.8, 'M0 74V-22'),
    fill(GREEN, 'M0-22C-13-16-19-22-20-38C-5-41 3-36 0-22M0-22C-3-36 4-41 20-39C19-23 13-16 0-22'), fill('#78b14f', 'M0-22C-13-28-12-37-1-48C11-38 13-29 0-22')] },
  ribbon: { place: 'behind', rise: 36, isLeft: true, strokes: [line('dark', 11, RIBBON), line('light', 7.6, RIBBON)] },
  cinnamon: { place: 'behind', rise: 35, angle: 16, strokes: [line('base', 8.5, 'M0 54V-32'), line('dark', 1.8, 'M1.2 54V-30')] },
  umbrella: { place: 'behind', rise: 33, isLeft: true, angle: -22, strokes: [
    line('#b58a55', 2.2, 'M0 50V-34'), fill('base', 'M-27-12Q0-46 27-12Q22-17 18-12Q13-17 9-12Q4-17 0-12Q-4-17-9-12Q-13-17-18-12Q-22-17-27-12z'),
    line('#fff', 1.6, 'M0-29L-9-12M0-29L9-12', 0.6)] },
  straw: { place: 'behind', rise: 49, angle: 11, strokes: [
    line('#64786e', 7.6, 'M0 76V-46'), line('#fffdf6', 6, 'M0 76V-46'), { ...line('base', 6, 'M0 76V-46'), dash: '5' }] },
  cherry: { place: 'pick', strokes: [disc('base', 16), GLINT] },
  stemmed: { place: 'top', rise: 31, strokes: [line('#8f6f45', 1.8, 'M1-6Q4-24 17-30'), disc('base', 16), GLINT] },
  olive: { place: 'pick', strokes: [line('base', 14.4, 'M-2 0h4'), line('#fff', 1.8, 'M-5-2q3-3 7-2.6', 0.6), disc('dark', 3.8, '6 0')] },
  onion: { place: 'pick', strokes: [disc('dark', 15.6), disc('base', 12.4), GLINT] },
  berry: { place: 'pick', strokes: [disc('base', 16), line('#fff', 3, 'M-4-3h0M1-4h0M5 0h0M-2 1h0M2 4h0M-5 3h0', 0.5)] },
  ginger: { place: 'pick', strokes: [line('light', 15, 'M-1.5 0h3'), line('base', 11, 'M-1.5 0h3')] },
  shell: { place: 'top', rise: 21, strokes: [
    fill('base', 'M-17-1C-16-16-6-19-1-19q1-3 3 0C8-19 16-16 17-1q-17 5-34 0z'), line('#fff', 2, 'M-11-6q2-7 7-9', 0.5)] },
  leaf: { place: 'top', strokes: [fill('light', 'M-12 0C-7-8 2-8 13-2C4 6-4 7-12 0'), line('dark', 1.4, 'M-10 0L8-1')] },
  anise: { place: 'top', strokes: [line('base', 4, 'M0-7V7M-11 0H11M-8-5L8 5M-8 5L8-5')] },
  beans: { place: 'top', strokes: [line('base', 7, 'M-12 2L-8 0M0-3L4-1M11 2L15 1'), line('#d9b58a', 1.1, 'M-13 2L-7 0M-1-3L5-1M10 2L16 1')] },
  dust: { place: 'top', strokes: [line('base', 2.8, 'M-19 0h0M-15-2h0M-10 1h0M-6-1h0M-2-2h0M2 0h0M6-2h0M10 1h0M14-1h0M18 0h0')] },
  drops: { place: 'top', strokes: [line('base', 5, 'M-14 2h0M0 2h0M13 2h0')] },
  pieces: { place: 'in', strokes: WEDGE },
  leaves: { place: 'in', strokes: [fill('base', 'M-8 0Q0-8 8 0Q0 8-8 0')] },
  sugarcube: { place: 'in', strokes: [fill('base', 'M-6 0V-11H6V0z')] },
  coat: { place: 'coat', strokes: [] },
} satisfies Record<string, Garnish>; // prettier-ignore

export type GarnishKind = keyof typeof GARNISHES;

/** Pattern, kind and colour. Without a colour, the citrus in the words gives it. The first match counts. */
const NAMES: readonly (readonly [RegExp, GarnishKind, string?])[] = [
  [/cocoa rim|chocolate rim|cinnamon (?:sugar )?rim|cookie|graham/, 'coat', '#7b4a2c'],
  [/tajin|chil[ei]\w* salt|salt.*chil|spiced? (?:salt|rim)/, 'coat', '#d8694a'],
  [/salt|sugar(?:ed|y)? rim|rim.*sugar|sugar crust|superfine sugar|coconut rim|rimmed/, 'coat', '#ffffff'],
  [/sugar ?cube/, 'sugarcube', '#fffdf5'],
  [/shell|spent lime|lime half|half (?:a )?lime/, 'shell', '#7fb53c'],
  [/passion/, 'shell', '#8a4a7a'],
  [/pineapple (?:frond|lea)/, 'frond', '#4f8f3f'],
  [/pineapple/, 'pineapple', '#f4c93a'],
  [/strawberr/, 'strawberry', '#e0404c'],
  [/raspberr/, 'berry', '#d12f55'],
  [/blackberr|blueberr|black ?currant|grape\b|grapes|berr/, 'berry', '#4a2556'],
  [/brandied|luxardo|amarena|griotte|morello/, 'cherry', '#741130'],
  [/cherr/, 'cherry', '#d01f3c'],
  [/olive|caper/, 'olive', '#8a9a3c'],
  [/onion/, 'onion', '#f1ead0'],
  [/ginger/, 'ginger', '#e7b45a'],
  [/coffee bean|espresso bean|beans?\b/, 'beans', '#3a2114'],
  [/cinnamon stick|stick of cinnamon|cinnamon quill/, 'cinnamon', '#a8612c'],
  [/star anise/, 'anise', '#7a4424'],
  [/nutmeg|cinnamon|grated|ground|dust|clove|spice/, 'dust', '#673f22'],
  [/chocolate|cocoa|cacao|shaving/, 'dust', '#3a2116'],
  [/bitters/, 'drops', '#8a2a18'],
  [/mint leaf/, 'leaf', MINT],
  [/mint/, 'mint', MINT],
  [/basil|shiso|sage|bay lea|kaffir|makrut|curry lea/, 'basil', '#4a9440'],
  [/rosemary|thyme|lavender|dill|herb|tarragon|lemongrass|fennel/, 'herb', '#5f8f6a'],
  [/celery/, 'celery', '#9ccb5a'],
  [/cucumber (?:ribbon|peel|spear|strip)|ribbon/, 'ribbon', '#a9d37e'],
  [/cucumber/, 'cucumber', '#a9d37e'],
  [/flower|orchid|viola|pansy|hibiscus|petal|rose|blossom|chamomile/, 'flower', '#d678b6'],
  [/umbrella|parasol/, 'umbrella', '#e8556a'],
  [/straw\b/, 'straw', '#e0533f'],
  [/chil[ei]|jalapeno|pepper/, 'chili', '#d2342a'],
  [/watermelon/, 'wedge', '#ee5a60'],
  [/apple/, 'fruit', '#c8483a'],
  [/pear|melon|banana/, 'fruit', '#d9cf6a'],
  [/peach|apricot|mango|nectarine/, 'fruit', '#f2a04e'],
  [/twist|peel|zest|spiral|swath|coin|horse|disc|rind/, 'twist'],
  [/wedge|quarter|squeeze/, 'wedge'],
  [/slice|half ?moon|half wheel|segment/, 'slice'],
  [/wheel|round|crescent|dehydrated|dried|lime|lemon/, 'wheel'],
  [/orange|grapefruit|citrus|fruit|flag/, 'slice'],
];

const CITRUS: readonly (readonly [RegExp, string])[] = [
  [/blood orange/, '#d8452b'],
  [/grapefruit|pomelo/, '#f0785f'],
  [/lime/, '#7fb53c'],
  [/lemon|yuzu|citrus/, '#f2cf2e'],
  [/orange|mandarin|tangerine|clementine|kumquat/, '#f39a1f'],
];
const ORANGE = '#f39a1f';

export interface NamedGarnish {
  kind: GarnishKind;
  color: string;
}

/** Expects words folded by `foldForDrawing`. Returns null if they name no garnish. */
export function findGarnish(words: string): NamedGarnish | null {
  const [, kind, color] = NAMES.find(([pattern]) => pattern.test(words)) ?? [];
  return kind ? { kind, color: color ?? citrusColor(words) ?? ORANGE } : null;
}

export function citrusColor(words: string): string | undefined {
  return CITRUS.find(([pattern]) => pattern.test(words))?.[1];
}
