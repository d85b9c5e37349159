import {
  CitrusWheel,
  Cube,
  Flame,
  Frost,
  Liquid,
  PouringBottle,
  Steam,
  Stream,
  Swirl,
} from './scene-parts.tsx';

const COUPE = 'M72 88C74 124 98 132 118 132S162 124 164 88ZM118 132V184M92 184H144';
const HIGHBALL = 'M88 86 95 184H145L152 86';
const MIXING_GLASS = 'M80 84 87 184H153L160 84';
const PAN = 'M62 132H170V172a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12Z';
const HOT_PAN = 'M62 94H170V134a12 12 0 0 1-12 12H74a12 12 0 0 1-12-12Z';
const TIN = 'M80 102 90 184H150L160 102';
const MUG = 'M76 92H150V168a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16Z';

/** Each scene is drawn in a box of 240 × 200, and `step-scene.css` moves it. */
export const STEP_SCENES = {
  measure: (
    <>
      <PouringBottle x={134} y={56} />
      <Stream x={128} y={60} to={138} />
      <Liquid inside="M84 92H156L128 140H112Z" top={104} bottom={140} rising />
      <path d="M84 92H156L128 140H112ZM112 140H128L148 184H92Z" />
    </>
  ),
  ice: (
    <>
      <Cube x={104} y={166} turn={-6} fallsAfterMs={0} />
      <Cube x={136} y={164} turn={10} fallsAfterMs={350} />
      <Cube x={119} y={134} turn={24} fallsAfterMs={700} />
      <Cube x={140} y={56} turn={34} fallsAfterMs={1050} />
      <path d="M82 92 90 184H150L158 92" />
    </>
  ),
  pour: (
    <>
      <PouringBottle x={140} y={52} />
      <Liquid inside={`${HIGHBALL}Z`} top={108} rising />
      <Stream x={134} y={56} to={150} />
      <Cube x={110} y={164} turn={-8} />
      <Cube x={133} y={142} turn={14} />
      <path d={HIGHBALL} />
    </>
  ),
  tin: (
    <>
      <Cube x={104} y={92} turn={-6} />
      <Cube x={136} y={94} turn={10} />
      <Cube x={121} y={66} turn={24} fallsAfterMs={350} />
      <path d={`${TIN}ZM81 110H159`} fill="var(--raised)" />
    </>
  ),
  tins: (
    <>
      <Stream x={139} y={64} to={98} />
      <Cube x={104} y={96} turn={-6} />
      <Cube x={137} y={94} turn={10} />
      <path d={`${TIN}ZM81 110H159`} fill="var(--raised)" />
      <g transform="translate(133 42) rotate(-112)">
        <path d="M-26 0H26L20 74H-20ZM-25 9H25" fill="var(--raised)" />
      </g>
    </>
  ),
  shaker: (
    <>
      <g className="scene-shake">
        <g transform="translate(120 104) rotate(24)">
          <path d="M-27 0-19-62H19L27 0Z" fill="var(--raised)" />
          <path d="M-31-6-22 76H22L31-6ZM-30 2H30" fill="var(--raised)" />
          <path d="M-14 20-11 58" strokeWidth="2" />
        </g>
      </g>
      <path
        d="M52 62C42 78 38 96 40 114M66 74C59 86 57 98 58 110M190 96C192 114 188 132 178 148M174 92C176 104 173 118 166 128"
        strokeWidth="2.5"
      />
    </>
  ),
  stir: (
    <>
      <Liquid inside={`${MIXING_GLASS}Z`} top={112} />
      <Cube x={108} y={166} turn={-6} />
      <Cube x={137} y={160} turn={14} />
      <Cube x={119} y={134} turn={28} />
      <Swirl y={112} rx={30} ry={5} />
      <g className="scene-stir">
        <path d="M146 16 124 166" />
        <ellipse cx="123" cy="170" rx="6" ry="10" transform="rotate(8 123 170)" fill="var(--raised)" />
      </g>
      <path d={`${MIXING_GLASS}M80 84 72 78`} />
    </>
  ),
  muddle: (
    <>
      <Liquid inside={`${HIGHBALL}Z`} top={160} />
      <path
        d="M98 172c6-10 16-10 22-2c-8 6-16 8-22 2ZM122 174c2-10 12-14 20-8c-4 8-12 12-20 8Z"
        fill="var(--drink)"
        strokeWidth="2"
      />
      <g className="scene-stir">
        <path d="M112 22H130L126 150H116ZM110 150H132L130 172H112Z" fill="var(--raised)" />
      </g>
      <path d={HIGHBALL} />
    </>
  ),
  blend: (
    <>
      <Liquid inside="M82 44 92 138H148L158 44Z" top={74} bottom={138} rising />
      <Swirl y={74} rx={32} ry={6} />
      <path d="M82 44 92 138H148L158 44ZM76 44H164M158 60h14v48h-18" />
      <path d="M92 138H148L158 184H82Z" fill="var(--raised)" />
      <path d="M106 132C112 124 128 124 134 132M120 126V138" strokeWidth="2" />
      <circle cx="120" cy="162" r="8" />
    </>
  ),
  layer: (
    <>
      <PouringBottle x={150} y={48} />
      <Stream x={144} y={52} to={104} />
      <Liquid inside="M96 84 100 184H140L144 84Z" top={118} bottom={152} rising clear />
      <Liquid inside="M96 84 100 184H140L144 84Z" top={152} />
      <path d="M34 72 118 106" />
      <ellipse cx="128" cy="108" rx="13" ry="6" transform="rotate(20 128 108)" fill="var(--raised)" />
      <path d="M96 84 100 184H140L144 84M100 152H140" />
    </>
  ),
  strain: (
    <>
      <Liquid inside={COUPE} top={100} bottom={132} rising />
      <Stream x={127} y={62} to={120} />
      <g transform="translate(142 54) rotate(-112)">
        <path d="M-24 0H24L18 78H-18Z" fill="var(--raised)" />
        <path d="M-28 0H28M-20-6h40M-20 0v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6m8 6v-6" strokeWidth="2.5" />
      </g>
      <path d={COUPE} />
    </>
  ),
  taste: (
    <>
      <Liquid inside="M78 124 84 184H152L158 124Z" top={142} />
      <path d="M78 124 84 184H152L158 124M140 58 212 34" />
      <path
        d="M118 84c5 8 8 11 8 16a8 8 0 0 1-16 0c0-5 3-8 8-16Z"
        fill="var(--drink)"
        strokeWidth="2"
        className="scene-drop"
      />
      <path d="M92 58H144C142 74 132 80 118 80S94 74 92 58Z" fill="var(--raised)" />
      <path d="M97 65H139" strokeWidth="5" stroke="var(--drink)" />
    </>
  ),
  heat: (
    <>
      <Steam x={114} y={84} />
      <Flame x={92} height={24} delayMs={0} />
      <Flame x={116} height={30} delayMs={140} />
      <Flame x={140} height={24} delayMs={280} />
      <Liquid inside={HOT_PAN} top={110} />
      <path d={`${HOT_PAN}M170 104h50M54 148H178M62 148V184M170 148V184`} />
    </>
  ),
  pan: (
    <>
      <PouringBottle x={130} y={62} />
      <Liquid inside={PAN} top={146} rising />
      <Stream x={124} y={66} to={172} />
      <path d={`${PAN}M170 142h50`} />
    </>
  ),
  glass: (
    <>
      <path d="M66 62C69 112 96 122 120 122S171 112 174 62Z" fill="#ffffff" fillOpacity="0.35" />
      <path d="M120 122V184M92 184H148M84 78C87 92 92 100 98 104" />
      <Frost x={40} y={58} size={1.3} delayMs={0} />
      <Frost x={198} y={96} size={1} delayMs={300} />
      <Frost x={186} y={34} size={1.5} delayMs={600} />
      <Frost x={56} y={132} size={0.9} delayMs={450} />
    </>
  ),
  mug: (
    <>
      <Steam x={113} y={80} />
      <Liquid inside={MUG} top={108} />
      <path d={`${MUG}M150 106h12a16 16 0 0 1 16 16v18a16 16 0 0 1-16 16H150`} />
    </>
  ),
  garnish: (
    <>
      <Liquid inside={COUPE} top={100} />
      <path d={COUPE} />
      <CitrusWheel x={156} y={82} />
    </>
  ),
};
