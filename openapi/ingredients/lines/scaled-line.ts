import { foldLine } from '#openapi/names/fold-text.ts';
import { pieceMl } from '../volume.ts';
import { amountMl, type Amount } from './amount.ts';
import { englishThing } from './english-thing.ts';
import type { IngredientLine, LinePart } from './ingredient-line.ts';
import { formatDecimal, formatFraction, isFraction } from './quantity.ts';
import { isApart, writtenLine, type ShownLine } from './shown-line.ts';
import type { UnitChoice } from './unit-choices.ts';
import { CL, ML, OZ, type ShownUnit, type Unit } from './units.ts';

const UNITS: Record<ShownUnit, Unit> = { oz: OZ, ml: ML, cl: CL };
const mlOf = (shown: ShownUnit): number => UNITS[shown].ml ?? 1;
const ML_PER_TEASPOON = 5;
const ML_PER_LITRE = 1000;
/**
 * From this volume on, spoons and dashes are easier to measure in the larger unit. From the next one on, drops are easier to measure in
 * spoons.
 */
const LARGER_FROM_ML = 30;
const DROPS_LARGER_FROM_ML = 1.25;
const MAX_SPOON_ML = 15;
const DASHES_WITH_VOLUME = 12;
/** A smaller volume is not told beside dashes. */
const MIN_TOLD_ML: Record<ShownUnit, number> = { oz: 2.5, ml: 1, cl: 1 };

/** Below a limit, a volume is rounded to a step that bars measure. */
const STEPS: Record<ShownUnit, readonly (readonly [limit: number, step: number])[]> = {
  oz: [
    [1 / 2, 1 / 8],
    [8, 1 / 4],
    [16, 1 / 2],
  ],
  ml: [
    [2.5, 0.5],
    [60, 2.5],
    [500, 5],
    [Infinity, 10],
  ],
  cl: [
    [0.25, 0.05],
    [6, 0.25],
    [50, 0.5],
  ],
};

const toStep = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/**
 * Writes a volume as a bartender measures it: `3/4 oz` for 22.5 ml. Less than a quarter of an ounce is told in teaspoons, a litre and more
 * in litres.
 */
export function formatVolume(ml: number, unit: ShownUnit): string {
  if (unit === 'oz' && ml < 1.25 * ML_PER_TEASPOON)
    return `${formatFraction(toStep(ml / ML_PER_TEASPOON, 1 / 4))} tsp`;
  const value = ml / mlOf(unit);
  const rounded = toStep(value, STEPS[unit].find(([limit]) => value < limit)?.[1] ?? 1);
  if (unit === 'oz') return `${formatFraction(rounded)} oz`;
  // A volume of 996 ml is a litre once it is rounded.
  if (rounded * mlOf(unit) < ML_PER_LITRE) return `${formatDecimal(rounded)} ${unit}`;
  return `${formatDecimal(toStep(ml / ML_PER_LITRE, 0.05))} L`;
}

function joinRange(low: string, high: string): string {
  if (low === high) return low;
  const unit = / [^\d\s/]+$/.exec(high)?.[0] ?? '';
  return unit && low.endsWith(unit) ? `${low.slice(0, -unit.length)}–${high}` : `${low} – ${high}`;
}

/** Multiplies an amount by the servings in its own unit. It is exact except for dashes, which have no halves. */
export function scaledInOwnUnit({ low, high, unit, sizeMl }: Amount, servings: number): string {
  const isMetric = unit.kind === 'weight' || (unit.kind === 'volume' && unit !== OZ);
  const format = (value: number): string => {
    if (unit.kind === 'dash') return String(Math.max(1, Math.round(value)));
    return isMetric || !isFraction(value) ? formatDecimal(value) : formatFraction(value);
  };
  const [least, most] = [format(low * servings), format(high * servings)];
  const name = high * servings > 1 ? unit.plural : unit.name;
  const size = unit.kind === 'container' && sizeMl !== null ? ` (${formatDecimal(sizeMl)} ml)` : '';
  return `${least === most ? least : `${least}–${most}`} ${name}${size}`.trim();
}

/** Rounds a volume only between ounces and metric units. Between two metric units the decimal point moves. */
function scaledVolume({ low, high, unit }: Amount, shown: ShownUnit, servings: number): string {
  const format = (value: number): string => {
    const ml = value * servings * (unit.ml ?? 0);
    if (unit === OZ && shown === 'oz' && isFraction(value * servings))
      return `${formatFraction(value * servings)} oz`;
    const isExact = unit !== OZ && shown !== 'oz' && ml < ML_PER_LITRE;
    return isExact ? `${formatDecimal(ml / mlOf(shown))} ${shown}` : formatVolume(ml, shown);
  };
  return joinRange(format(low), format(high));
}

const ONE_FRUIT =
  /^((?:(?:fresh|whole|ripe|large|small|medium|raw)\s)*(?:lime|lemon|orange|grapefruit|egg white|egg yolk|egg|sugar cube|olive|banana|apple))(?=$|\s*[,(]|\s(?:cut|halved|muddled|juiced))/iu;

/** Writes more than one of a thing that was written as one. `lime, cut` becomes `limes, cut`, and else the amount gets a ×. */
function scaledCount(amount: Amount, rest: string, servings: number): ShownLine {
  const text = scaledInOwnUnit(amount, servings);
  const becomesMany = !amount.unit.name && amount.high <= 1 && amount.high * servings > 1;
  if (!becomesMany) return { amount: text, rest };
  if (ONE_FRUIT.test(rest)) return { amount: text, rest: rest.replace(ONE_FRUIT, '$1s') };
  return { amount: `${text} ×`, rest };
}

interface Shown {
  choice: UnitChoice;
  servings: number;
  /** Many spoons become this unit if none is chosen. */
  larger: ShownUnit;
}

/**
 * Writes spoons and dashes as a volume in the chosen unit. Many of them may also fill a larger one: 16 teaspoons are ounces, 48 drops half
 * a teaspoon.
 */
function measuredVolume(amount: Amount, { choice, servings, larger }: Shown): string | null {
  const { kind, name, ml } = amount.unit;
  if (ml === null || (kind !== 'measure' && kind !== 'dash')) return null;
  const allMl = amount.high * servings * ml;
  const isMuch = allMl >= LARGER_FROM_ML;
  const isConverted =
    kind === 'measure' && (choice === 'ml' || choice === 'cl' || (choice === 'oz' && isMuch));
  const isSmall = kind === 'dash' || ml <= MAX_SPOON_ML;
  const isLarger = isSmall && servings > 1 && (isMuch || (name === 'drop' && allMl >= DROPS_LARGER_FROM_ML));
  if (!isConverted && !isLarger) return null;
  return scaledVolume(amount, choice === 'written' ? larger : choice, servings);
}

/** Writes the volume of dashes, drops, eggs or pressed fruit as ` (about 15 ml)`. Returns an empty text if it is too little to tell. */
function aboutVolume(part: LinePart, amount: Amount, { choice, servings }: Shown): string {
  const isDash = amount.unit.kind === 'dash';
  const isPoured = part.taken === 'juice' || /\beggs?\b/.test(foldLine(englishThing(part.thing)));
  const one = isDash ? amountMl(amount) : isPoured ? pieceMl(part) : null;
  const ml = (one ?? 0) * servings;
  const isMany = isDash && amount.high * servings >= DASHES_WITH_VOLUME && ml >= ML_PER_TEASPOON;
  if (choice === 'written' && !isMany) return '';
  const unit = choice === 'written' ? 'ml' : choice;
  return ml < MIN_TOLD_ML[unit] ? '' : ` (about ${formatVolume(ml, unit)})`;
}

/** Removes the volume in a bracket behind a fruit, which is that of one serving: `Juice of 1 lime (30 ml)`. */
const withoutVolume = (rest: string): string => rest.replace(/ ?[([][^()[\]]*\d[^()[\]]*[)\]]/, '');

function shownAmount(part: LinePart, amount: Amount, how: Shown): ShownLine {
  const { choice, servings } = how;
  const { unit, written, sizeMl } = amount;
  const own = unit === CL ? 'cl' : unit === OZ ? 'oz' : 'ml';
  const volume =
    unit.kind === 'volume'
      ? scaledVolume(amount, choice === 'written' ? own : choice, servings)
      : measuredVolume(amount, how);
  if (volume !== null) return { amount: volume, rest: part.rest };
  const counted =
    servings === 1 ? { amount: written, rest: part.rest } : scaledCount(amount, part.rest, servings);
  const rest = unit.kind === 'count' && sizeMl !== null ? withoutVolume(counted.rest) : counted.rest;
  return { amount: counted.amount, rest: `${rest}${aboutVolume(part, amount, how)}` };
}

function shownPart(part: LinePart, how: Shown): ShownLine {
  const { amount, also, rest } = part;
  const { choice, servings } = how;
  if (!amount) return { amount: '', rest };
  if (choice === 'written') {
    const shown = shownAmount(part, amount, how);
    return also ? { ...shown, amount: `${shown.amount} (${scaledInOwnUnit(also, servings)})` } : shown;
  }
  const own = [amount, also].find((one) => one?.unit === UNITS[choice]);
  return own && servings === 1 ? { amount: own.written, rest } : shownAmount(part, own ?? amount, how);
}

const inOne = ({ amount, rest }: ShownLine): string => `${amount.replace(/ ×$/, '')} ${rest}`.trim();

/** Writes a line for so many servings. It leaves the letters if nothing has to change. A line that is not read says for how many it is. */
export function showLine(
  line: IngredientLine,
  choice: UnitChoice,
  servings = 1,
  larger: ShownUnit = 'oz',
): ShownLine {
  if (line.isUnread) return { amount: '', rest: servings === 1 ? line.text : `${line.text} (for one)` };
  if (!line.amount) return { amount: '', rest: line.text };
  if (servings === 1 && choice === 'written') return writtenLine(line.text);
  const how = { choice, servings, larger };
  const shown = shownPart(line, how);
  if (isApart(line)) return shown;
  const more = line.more.map(({ joiner, part }) => `${joiner}${inOne(shownPart(part, how))}`);
  return { amount: '', rest: `${line.before} ${inOne(shown)}${more.join('')}`.trim() };
}
