import { memo, useId } from 'react';
import { describeDrink, type DrinkDescription } from '#ui/lib/drawing/describe-drink.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { seededRandom } from '#ui/lib/drawing/seeded-random.ts';
import { bottomY, bowlPath, halfWidth, inset, levelAt, rimHalf, rimY, round } from './bowl.ts';
import { Coating, Contents } from './Contents.tsx';
import { viewBox, type Framing, GLASS_SHAPES, SHELF_Y, type GlassShape } from './glass-shapes.ts';
import {
  Bouquets,
  Floating,
  isBehind,
  OnPick,
  OnTop,
  RimGarnishes,
  StandingBehind,
  StrawPart,
} from './Garnishes.tsx';
import { Crown, Cubes, Heap } from './Ice.tsx';
import { TILT } from './Liquid.tsx';

export interface DrawnCocktailProps {
  recipe: DrawableRecipe;
  /** The outline's colour: the page's ink, or a literal one outside of the page. */
  ink?: string;
  rise?: boolean;
  framing?: Framing;
  className?: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

const LINE = 3;
/** Seen close, the usual line would be heavy. */
const CLOSE_LINE = 2.3;
const WALL = 4.6;
const THINNEST_FOAM = 9;
const CROWN_RISE = 17;
const UNDER_HEAP = 12;
const HEAP_RISE = 9;

/** What stands out above a glass: a straw or a sprig, steam, or what hangs on the rim. */
function roomAbove({ garnishes, hot }: DrinkDescription): number {
  const places = new Set(garnishes.map(({ place }) => place));
  if (places.has('stand') || hot) return 44;
  return places.has('rim') || places.has('pick') ? 24 : 12;
}

const isHeaped = ({ ice }: DrinkDescription) => ice === 'crushed' || ice === 'frozen';

function measure(drink: DrinkDescription, { bowl, base, fill, body }: GlassShape) {
  const y = rimY(bowl);
  const half = rimHalf(bowl);
  const inner = inset(bowl, WALL, base);
  const heaped = isHeaped(drink);
  const bottom = bottomY(inner);
  const isFull = drink.ice === 'frozen' || drink.foam?.crown;
  const top = isFull
    ? y + 3
    : heaped
      ? y + UNDER_HEAP
      : Math.round(bottom - (bottom - y) * fill * drink.fullness);
  const foam = drink.foam && !isFull ? Math.max(y + 9, top - 3) : top;
  const liquid = drink.foam
    ? Math.round(Math.max(foam + THINNEST_FOAM, levelAt(inner, foam, 1 - drink.foam.share)))
    : top;
  const surface = heaped ? y - HEAP_RISE : drink.foam?.crown ? y - CROWN_RISE : body ? y : foam;
  return {
    inner,
    levels: { top, ice: y + 2, foam, liquid },
    rim: {
      half,
      y,
      lean: round(halfWidth(bowl, y + 8) - half),
      top: surface,
      topHalf: heaped || body ? half * 0.8 : halfWidth(inner, foam),
      cup: body !== undefined,
    },
    ellipse: { cy: y, rx: half, ry: round(half * TILT + 0.6) },
  };
}

function glint({ bowl }: GlassShape): string {
  const from = rimY(bowl) + 9;
  const length = Math.min(28, (bottomY(bowl) - from) * 0.3);
  const points = [0, 0.5, 1].map((part) => {
    const y = from + length * part;
    return `${round(8.6 - halfWidth(bowl, y))} ${round(y)}`;
  });
  return `M${points.join('L')}`;
}

export const DrawnCocktail = memo(function DrawnCocktail({
  recipe,
  ink = 'var(--color-ink)',
  rise,
  framing = 'shelf',
  ...placing
}: DrawnCocktailProps) {
  const id = useId();
  const drink = describeDrink(recipe);
  const shape = GLASS_SHAPES[drink.glass];
  const { inner, levels, rim, ellipse } = measure(drink, shape);
  const { bowl, body, foot } = shape;
  const { half, y } = rim;
  const random = seededRandom(drink.seed);
  const marks = drink.garnishes;
  /** The far side of the rim, which what stands in the drink hides, and the near one. */
  const arc = (side: 0 | 1) => `a${half} ${ellipse.ry} 0 0 ${side} ${2 * half} 0`;
  const line = { stroke: ink, strokeWidth: framing === 'close' ? CLOSE_LINE : LINE };
  const surfaceColor = drink.foam?.color ?? drink.liquid.layers.at(-1)?.color ?? '#fff';
  const heap = isHeaped(drink) && (
    <Heap half={half - 3} y={y} color={drink.ice === 'frozen' ? surfaceColor : '#fdfefd'} ink={ink} />
  );
  const onTop = (
    <>
      {!drink.foam?.crown && <StrawPart marks={marks} rim={rim} out />}
      {heap}
      <OnTop marks={marks} rim={rim} />
      <Bouquets marks={marks} rim={rim} />
      <Floating marks={marks} rim={rim} />
    </>
  );

  return (
    <svg
      viewBox={viewBox(framing, Math.max(0, Math.min(y, rim.top) - roomAbove(drink)))}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...placing}
    >
      {body && <ellipse {...ellipse} fill={surfaceColor} />}
      <path d={`M${-half} ${y}${arc(1)}`} {...line} />
      <StandingBehind marks={marks.filter(isBehind)} rim={rim} />
      {!body && <StrawPart marks={marks} rim={rim} />}
      {body ? (
        <>
          {drink.ice === 'cubes' && (
            <Cubes
              bowl={{
                points: [
                  [y - 8, half - 4],
                  [y + 16, half - 4],
                ],
                depth: 6,
              }}
              top={y - 4}
              random={random}
            />
          )}
          {onTop}
          <path d={`${bowlPath(bowl)}A${half} ${ellipse.ry} 0 0 1 ${-half} ${y}`} fill={body} />
        </>
      ) : (
        <>
          <path d={bowlPath(bowl)} fill="#fff" opacity=".2" />
          <Contents
            drink={drink}
            inner={inner}
            levels={levels}
            id={id}
            ink={ink}
            rise={rise}
            random={random}
          />
          {onTop}
          <path d={glint(shape)} stroke="#fff" strokeWidth="3" opacity=".6" />
        </>
      )}
      {drink.hot && (
        <path
          d={`M-12 ${y - 14}q-7-8 0-16t0-16M8 ${y - 18}q-7-8 0-16t0-16`}
          stroke={ink}
          strokeWidth={LINE}
          opacity=".4"
        />
      )}
      <g {...line}>
        <path d={`${bowlPath(bowl)}M${-half} ${y}${arc(0)}${shape.lines ?? ''}`} />
        {foot !== undefined && (
          <>
            <path d={`M0 ${round(bottomY(bowl))}V${SHELF_Y - 7}`} strokeWidth="4.5" />
            <ellipse cy={SHELF_Y - 4} rx={foot} ry="3.6" />
          </>
        )}
      </g>
      {drink.foam?.crown && (
        <>
          <StrawPart marks={marks} rim={rim} out />
          <Crown half={half - LINE / 2} y={y} rise={CROWN_RISE} color={surfaceColor} ink={ink} />
        </>
      )}
      <Coating marks={marks} rim={rim} random={random} />
      <OnPick marks={marks} rim={rim} leaning={foot !== undefined && half > 29 && y > 90} ink={ink} />
      <RimGarnishes marks={marks} rim={rim} ink={ink} />
    </svg>
  );
});
