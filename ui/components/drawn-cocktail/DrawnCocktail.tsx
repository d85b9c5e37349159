import { memo, useId, type SVGProps } from 'react';
import { bottomY, bowlPath, halfWidth, rimY, round } from '#ui/lib/drawing/bowl.ts';
import { describeDrink } from '#ui/lib/drawing/describe-drink.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { GarnishPlace } from '#ui/lib/drawing/garnishes.ts';
import { GLASSES, type Glass } from '#ui/lib/drawing/glasses.ts';
import { plateFill } from '#ui/lib/drawing/plate-color.ts';
import { seededRandom } from '#ui/lib/drawing/seeded-random.ts';
import { shapeOf, viewBox, type Framing } from './drink-shape.ts';
import { Garnishes } from './Garnishes.tsx';
import { Bubbles, Ice } from './Ice.tsx';
import { Liquid, TILT } from './Liquid.tsx';

export interface DrawnCocktailProps extends Pick<
  SVGProps<SVGSVGElement>,
  'className' | 'x' | 'y' | 'width' | 'height'
> {
  recipe: DrawableRecipe;
  /** The colour of the outline: the page's ink, or a literal colour outside of the page. */
  ink?: string;
  isRising?: boolean;
  framing?: Framing;
}

const SHELF_Y = 226;
const LINE = 3;
/** In a close view the normal line would look too heavy. */
const CLOSE_LINE = 2.3;
/** The height to which garnishes may rise above the glass; the clip ends above them. */
const HEADROOM = 60;

export const DrawnCocktail = memo(function DrawnCocktail({
  recipe,
  ink = 'var(--color-ink)',
  isRising,
  framing = 'plate',
  ...placing
}: DrawnCocktailProps) {
  const id = useId();
  const drink = describeDrink(recipe);
  const { ice, foam, liquid, garnishes } = drink;
  const glass = GLASSES[drink.glass];
  const { bowl, body, foot } = glass;
  const shape = shapeOf(drink, glass);
  const { inner, rim, levels, isHeaped } = shape;
  const { half, y } = rim;
  const random = seededRandom(drink.seed);
  const ry = round(half * TILT + 0.6);
  /** 1 is the far side of the rim, which things in the drink hide, and 0 is the near side. */
  const arc = (side: 0 | 1) => `M${-half} ${y}a${half} ${ry} 0 0 ${side} ${2 * half} 0`;
  const line = { stroke: ink, strokeWidth: framing === 'close' ? CLOSE_LINE : LINE };
  const faint = { stroke: ink, strokeOpacity: '.35', strokeWidth: '1.6' };
  const surfaceColor = foam?.color ?? liquid.layers.at(-1)?.color ?? '#fff';
  const garnish = (place: GarnishPlace) => (
    <Garnishes place={place} garnishes={garnishes} shape={shape} ink={ink} />
  );
  return (
    <svg
      viewBox={viewBox(framing, drink, shape)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...placing}
    >
      <clipPath id={`${id}c`}>
        <path d={`${bowlPath(inner)}H100V${y - HEADROOM}H-100V${y}z`} />
      </clipPath>
      {body && <ellipse cy={y} rx={half} ry={ry} fill={surfaceColor} />}
      <path d={arc(1)} {...line} />
      <g clipPath={`url(#${id}c)`}>{garnish('behind')}</g>
      {body ? (
        // Only the ice at the rim of a vessel is visible.
        ice === 'cubes' && (
          <Ice kind={ice} bowl={{ points: [[y, half - 4]], depth: 40 }} top={y - 4} random={random} />
        )
      ) : (
        <>
          <path d={bowlPath(bowl)} fill="#fff" opacity=".2" />
          <g clipPath={`url(#${id}c)`}>
            <g className={isRising ? 'drink-rise' : undefined}>
              <Liquid
                bowl={inner}
                top={levels.liquid}
                liquid={liquid}
                gradientId={`${id}g`}
                ink={ink}
                isCovered={foam !== null}
              />
              <Ice kind={ice} bowl={inner} top={isHeaped ? y + 2 : levels.drink} random={random} />
              {garnish('in')}
              {drink.hasBubbles && <Bubbles bowl={inner} top={levels.liquid} random={random} />}
              {foam && (
                <Liquid
                  bowl={inner}
                  top={levels.foam}
                  floor={levels.liquid}
                  liquid={{ layers: [{ color: foam.color, opacity: 1, fraction: 1 }], isSoft: false }}
                  gradientId=""
                  ink={ink}
                />
              )}
            </g>
          </g>
        </>
      )}
      {isHeaped && (
        <path d={heap(half - 3, y)} fill={ice === 'frozen' ? surfaceColor : '#fdfefd'} {...faint} />
      )}
      {garnish('top')}
      {garnish('bouquet')}
      {body ? (
        <path d={`${bowlPath(bowl)}A${half} ${ry} 0 0 1 ${-half} ${y}`} fill={body} />
      ) : (
        <path d={glint(glass)} stroke="#fff" strokeWidth="3" opacity=".6" />
      )}
      {drink.isHot && (
        <path
          d={`M-12 ${y - 14}q-7-8 0-16t0-16M8 ${y - 18}q-7-8 0-16t0-16`}
          stroke={ink}
          strokeWidth={LINE}
          opacity=".4"
        />
      )}
      <g {...line}>
        <path d={`${bowlPath(bowl)}${arc(0)}${glass.lines ?? ''}`} />
        {foot !== undefined && (
          <>
            <path d={`M0 ${round(bottomY(bowl))}V${SHELF_Y - 7}`} strokeWidth="4.5" />
            <ellipse cy={SHELF_Y - 4} rx={foot} ry="3.6" />
          </>
        )}
      </g>
      {foam?.hasCrown && <path d={crown(half - LINE / 2, y)} fill={surfaceColor} {...faint} />}
      {garnish('coat')}
      {garnish('pick')}
      {garnish('rim')}
    </svg>
  );
});

/** Outlines crushed ice above the rim. */
function heap(half: number, y: number): string {
  const step = round(half / 2.5);
  const radius = round(step * 0.66);
  const bumps = [-8, -6, 0, 6, 8].map((rise) => `a${radius} ${radius} 0 0 1 ${step} ${rise}`).join('');
  return `M${-half} ${y}${bumps}a${half} ${round(half * 0.085)} 0 0 1 ${-2 * half} 0z`;
}

/** Outlines foam above the rim. */
function crown(half: number, y: number): string {
  return `M${-half} ${y}v-2q0-15 15-15H${half - 15}q15 0 15 15v2a${half} 1 0 0 1 ${-2 * half} 0z`;
}

function glint({ bowl }: Glass): string {
  const from = rimY(bowl) + 9;
  const length = Math.min(28, (bottomY(bowl) - from) * 0.3);
  const points = [from, from + length / 2, from + length].map(
    (y) => `${round(8.6 - halfWidth(bowl, y))} ${round(y)}`,
  );
  return `M${points.join('L')}`;
}

/** The document may hold no inline style, so the colours are SVG attributes. */
export function DrinkGround({ recipe, isVivid }: { recipe: DrawableRecipe; isVivid?: boolean }) {
  return (['light', 'dark'] as const).map((theme) => (
    <svg
      key={theme}
      color={plateFill(recipe, theme, isVivid)}
      className={`absolute inset-0 size-full bg-current ${theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
      aria-hidden="true"
    />
  ));
}
