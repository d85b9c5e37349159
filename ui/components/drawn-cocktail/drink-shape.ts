import { bottomY, halfWidth, innerBowl, levelAt, rimHalf, rimY, type Bowl } from '#ui/lib/drawing/bowl.ts';
import type { DrinkDescription } from '#ui/lib/drawing/describe-drink.ts';
import { GARNISHES } from '#ui/lib/drawing/garnishes.ts';
import type { Glass } from '#ui/lib/drawing/glasses.ts';
import { hasHeap } from '#ui/lib/drawing/drink-look.ts';

/** A `close` view shows a low glass larger than a `plate` does. */
export type Framing = 'plate' | 'close';

export interface DrinkShape {
  /** The inside of the glass. */
  inner: Bowl;
  rim: { half: number; y: number };
  /** The height and the half width of what lies uppermost in the glass: liquid, foam or ice. */
  surfaceY: number;
  surfaceHalf: number;
  /** Ice stands above the rim. */
  isHeaped: boolean;
  /** The heights of liquid with foam, of foam, and of liquid alone. */
  levels: { drink: number; foam: number; liquid: number };
}

/** The lower edge of a drawing includes the line of the foot. */
const BOTTOM_Y = 230;
/** A low glass is not enlarged to the height of a tall one, since its lines would become heavier. */
const LEAST_HEIGHT = { plate: 150, close: 140 };
const WALL = 4.6;
const THINNEST_FOAM = 9;
const CROWN_RISE = 17;
const UNDER_HEAP = 12;
const HEAP_RISE = 9;

/** The room above every glass, and above garnishes that rise higher. */
const LEAST_ROOM = 12;
const ROOM_OVER_GARNISH = 2;
const STEAM_RISE = 53;

/** The view includes the glass and everything above it. */
export function viewBox(framing: Framing, { garnishes, isHot }: DrinkDescription, shape: DrinkShape): string {
  const garnishTops = garnishes
    .filter(({ place }) => place !== 'in')
    .map(({ kind, place }) => {
      const { rise = 0 } = GARNISHES[kind];
      return (place === 'top' ? shape.surfaceY : shape.rim.y) - rise - ROOM_OVER_GARNISH;
    });
  const glassTop = Math.min(shape.rim.y, shape.surfaceY) - LEAST_ROOM;
  const top = Math.min(glassTop, isHot ? shape.rim.y - STEAM_RISE : glassTop, ...garnishTops);
  const drinkHeight = BOTTOM_Y - top;
  const viewHeight = Math.max(drinkHeight, LEAST_HEIGHT[framing]);
  return `-80 ${Math.round(top - (viewHeight - drinkHeight) / 2)} 160 ${Math.round(viewHeight)}`;
}

export function shapeOf(drink: DrinkDescription, { bowl, base, fill, body }: Glass): DrinkShape {
  const y = rimY(bowl);
  const half = rimHalf(bowl);
  const inner = innerBowl(bowl, WALL, base);
  const bottom = bottomY(inner);
  const isHeaped = hasHeap(drink);
  const isFull = drink.ice === 'frozen' || drink.foam?.hasCrown;
  let top = Math.round(bottom - (bottom - y) * fill * drink.fullness);
  if (isHeaped) top = y + UNDER_HEAP;
  if (isFull) top = y + 3;
  const foam = drink.foam && !isFull ? Math.max(y + 9, top - 3) : top;
  const underFoam =
    drink.foam && Math.max(foam + THINNEST_FOAM, levelAt(inner, foam, 1 - drink.foam.fraction));
  let surfaceY = body ? y : foam;
  if (drink.foam?.hasCrown) surfaceY = y - CROWN_RISE;
  if (isHeaped) surfaceY = y - HEAP_RISE;
  return {
    inner,
    rim: { half, y },
    surfaceY,
    surfaceHalf: isHeaped || body ? half * 0.8 : halfWidth(inner, foam),
    isHeaped,
    levels: { drink: top, foam, liquid: underFoam ? Math.round(underFoam) : top },
  };
}
