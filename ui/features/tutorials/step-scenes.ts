/** A path of a scene, with its fill, its position and its motion. */
export interface SceneShape {
  d: string;
  /** The name of a colour in `step-scene.css`. */
  fill?: 'drink' | 'thin drink' | 'vessel' | 'citrus' | 'glass';
  /** True if the line has the colour of the drink. */
  isDrink?: boolean;
  /** True for a shape without a line. */
  isFlat?: boolean;
  width?: number;
  dash?: string;
  transform?: string;
  /** A clip path: only the part of the shape inside it is shown. */
  inside?: string;
  /** The class in `step-scene.css` that moves the shape, and the start of its motion. */
  motion?:
    | 'rise'
    | 'stream'
    | 'fall'
    | 'shake'
    | 'stir'
    | 'swirl'
    | 'drop'
    | 'steam'
    | 'flame'
    | 'twinkle'
    | 'settle';
  afterMs?: number;
}

export const SHELF_Y = 184;

const COUPE = 'M72 88C74 124 98 132 118 132S162 124 164 88ZM118 132V184M92 184H144';
const HIGHBALL = 'M88 86 95 184H145L152 86';
const MIXING_GLASS = 'M80 84 87 184H153L160 84';
const CORDIAL = 'M96 84 100 184H140L144 84';
const MEASURE = 'M84 92H156L128 140H112Z';
const JAR = 'M82 44 92 138H148L158 44Z';
const BOWL = 'M78 124 84 184H152L158 124';
const PAN = 'M62 132H170V172a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12Z';
const HOT_PAN = 'M62 94H170V134a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12Z';
const TIN = 'M80 102 90 184H150L160 102ZM81 110H159';
const MUG = 'M76 92H150V168a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16Z';
const BOTTLE = 'M-7 0H7V24C7 34 19 36 19 50V104H-19V50C-19 36-7 34-7 24ZM-19 62H19V90H-19ZM-7 8H7';
const CUBE = 'M-10-14H10a4 4 0 0 1 4 4V10a4 4 0 0 1-4 4H-10a4 4 0 0 1-4-4V-10a4 4 0 0 1 4-4Z';
const STRAINER = 'M-24 0H24L18 78H-18ZM-28 0H28M-20-6h40M-20 0v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6';

const SHAKER = 'M27 0 19-62H-19L-27 0ZM-31-6-22 76H22L31-6ZM-30 2H30M-14 20-11 58';
const LEAVES = 'M98 172c6-10 16-10 22-2c-8 6-16 8-22 2ZM122 174c2-10 12-14 20-8c-4 8-12 12-20 8Z';
const WHEEL =
  'M-23 0a23 23 0 1 0 46 0a23 23 0 1 0-46 0M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0M0-17V17M-15-8 15 8M15-8-15 8';

const lines = (d: string): SceneShape => ({ d });
const vessel = (d: string, transform?: string): SceneShape => ({ d, fill: 'vessel', transform });
const bottle = (x: number, y: number) => vessel(BOTTLE, `translate(${x} ${y}) rotate(-114)`);
const stream = (x: number, y: number, to: number): SceneShape => ({
  d: `M${x} ${y}C${x - 6} ${y + 3} ${x - 9} ${y + 8} ${x - 9} ${y + 18}V${to}`,
  isDrink: true,
  width: 6,
  motion: 'stream',
});
const liquid = (inside: string, top: number, bottom = SHELF_Y): SceneShape => ({
  d: `M0 ${top}H240V${bottom}H0Z`,
  inside,
  fill: 'drink',
  isFlat: true,
});
const risingLiquid = (inside: string, top: number, bottom?: number): SceneShape => ({
  ...liquid(inside, top, bottom),
  motion: 'rise',
});
const cube = (x: number, y: number, angle: number, afterMs?: number): SceneShape => ({
  d: CUBE,
  fill: 'glass',
  width: 2,
  transform: `translate(${x} ${y}) rotate(${angle})`,
  ...(afterMs !== undefined && { motion: 'fall', afterMs }),
});
const steam = (x: number, y: number): SceneShape[] =>
  [-26, 0, 26].map((aside, index) => ({
    d: `M${x + aside} ${y}c-9-9 9-17 0-27s8-14 2-20`,
    width: 2.5,
    motion: 'steam',
    afterMs: index * 500,
  }));
const swirl = (y: number, rx: number): SceneShape => ({
  d: `M${120 - rx} ${y}a${rx} 6 0 1 0 ${2 * rx} 0a${rx} 6 0 1 0 ${-2 * rx} 0`,
  width: 2,
  dash: '44 16',
  motion: 'swirl',
});
const flame = (x: number, afterMs: number): SceneShape => ({
  d: `M${x} 156c3 8 9 11 9 20a9 8 0 0 1-18 0c0-9 6-12 9-20Z`,
  fill: 'citrus',
  width: 2,
  motion: 'flame',
  afterMs,
});
const frost = (x: number, y: number, afterMs: number): SceneShape => ({
  d: 'M0-12V12M-10.400-6 10.400 6M10.400-6-10.400 6',
  width: 2.5,
  transform: `translate(${x} ${y})`,
  motion: 'twinkle',
  afterMs,
});

/** Each scene has a box of 240 × 200. The first shape is drawn at the back. */
export const STEP_SCENES = {
  measure: [
    bottle(134, 56),
    stream(128, 60, 138),
    risingLiquid(MEASURE, 104, 140),
    lines(`${MEASURE}M112 140H128L148 184H92Z`),
  ],
  ice: [
    cube(104, 166, -6, 0),
    cube(136, 164, 10, 350),
    cube(119, 134, 24, 700),
    cube(140, 56, 34, 1050),
    lines('M82 92 90 184H150L158 92'),
  ],
  pour: [
    bottle(140, 52),
    risingLiquid(`${HIGHBALL}Z`, 108),
    stream(134, 56, 150),
    cube(110, 164, -8),
    cube(133, 142, 14),
    lines(HIGHBALL),
  ],
  tin: [cube(104, 92, -6), cube(136, 94, 10), cube(121, 66, 24, 350), vessel(TIN)],
  tins: [
    stream(139, 64, 98),
    cube(104, 96, -6),
    cube(137, 94, 10),
    vessel(TIN),
    vessel('M-26 0H26L20 74H-20ZM-25 9H25', 'translate(133 42) rotate(-112)'),
  ],
  shaker: [
    { ...vessel(SHAKER, 'translate(120 104) rotate(24)'), motion: 'shake' },
    { d: 'M52 62C42 78 38 96 40 114M66 74C59 86 57 98 58 110', width: 2.5 },
    { d: 'M190 96C192 114 188 132 178 148M174 92C176 104 173 118 166 128', width: 2.5 },
  ],
  stir: [
    liquid(`${MIXING_GLASS}Z`, 112),
    cube(108, 166, -6),
    cube(137, 160, 14),
    cube(119, 134, 28),
    swirl(112, 30),
    { ...vessel('M146 16 124 164q7 5 4 11t-9-1 3-10'), motion: 'stir' },
    lines(`${MIXING_GLASS}M80 84 72 78`),
  ],
  muddle: [
    liquid(`${HIGHBALL}Z`, 160),
    { d: LEAVES, fill: 'drink', width: 2 },
    { ...vessel('M112 22H130L126 150H116ZM110 150H132L130 172H112Z'), motion: 'stir' },
    lines(HIGHBALL),
  ],
  blend: [
    risingLiquid(JAR, 74, 138),
    swirl(74, 32),
    lines(`${JAR}M76 44H164M158 60h14v48h-18`),
    vessel('M92 138H148L158 184H82ZM112 162a8 8 0 1 0 16 0a8 8 0 1 0-16 0'),
    { d: 'M106 132C112 124 128 124 134 132M120 126V138', width: 2 },
  ],
  layer: [
    bottle(150, 48),
    stream(144, 52, 104),
    { ...risingLiquid(`${CORDIAL}Z`, 118, 152), fill: 'thin drink', isFlat: false },
    liquid(`${CORDIAL}Z`, 152),
    vessel('M34 72 116 104q8-3 17 1t6 7-14 1-9-9'),
    lines(`${CORDIAL}M100 152H140`),
  ],
  strain: [
    risingLiquid(COUPE, 100, 132),
    stream(127, 62, 120),
    vessel(STRAINER, 'translate(142 54) rotate(-112)'),
    lines(COUPE),
  ],
  taste: [
    liquid(`${BOWL}Z`, 142),
    lines(`${BOWL}M140 58 212 34`),
    { d: 'M118 84c5 8 8 11 8 16a8 8 0 0 1-16 0c0-5 3-8 8-16Z', fill: 'drink', width: 2, motion: 'drop' },
    vessel('M92 58H144C142 74 132 80 118 80S94 74 92 58Z'),
    { d: 'M97 65H139', isDrink: true, width: 5 },
  ],
  heat: [
    ...steam(114, 84),
    flame(92, 0),
    flame(116, 140),
    flame(140, 280),
    liquid(HOT_PAN, 110),
    lines(`${HOT_PAN}M170 104h50M54 148H178M62 148V184M170 148V184`),
  ],
  pan: [bottle(130, 62), risingLiquid(PAN, 146), stream(124, 66, 172), lines(`${PAN}M170 142h50`)],
  glass: [
    { d: 'M66 62C69 112 96 122 120 122S171 112 174 62Z', fill: 'glass' },
    lines('M120 122V184M92 184H148M84 78C87 92 92 100 98 104'),
    frost(40, 58, 0),
    frost(198, 96, 300),
    frost(186, 34, 600),
    frost(56, 132, 450),
  ],
  mug: [
    ...steam(113, 80),
    liquid(MUG, 108),
    lines(`${MUG}M150 106h12a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H150`),
  ],
  garnish: [
    liquid(COUPE, 100),
    lines(COUPE),
    { d: WHEEL, fill: 'citrus', width: 2, transform: 'translate(156 82)', motion: 'settle' },
  ],
} satisfies Record<string, readonly SceneShape[]>;
