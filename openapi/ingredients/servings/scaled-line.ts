import { foldLine } from '#openapi/names/fold-text.ts';
import { amountMl, type Amount } from '../lines/amount.ts';
import { englishThing } from '../lines/english-thing.ts';
import type { IngredientLine, LinePart } from '../lines/ingredient-line.ts';
import { formatDecimal, formatFraction, isFraction } from '../lines/quantity.ts';
import { isApart, writtenLine, type ShownLine } from '../lines/shown-line.ts';
import type { UnitChoice } from '../lines/unit-choices.ts';
import { CL, ML, ML_PER_OZ, OZ, type ShownUnit } from '../lines/units.ts';
import { pieceMl } from '../volume.ts';

const UNITS = { oz: OZ, ml: ML };
const ML_OF: Record<ShownUnit, number> = { oz: ML_PER_OZ, ml: 1, cl: 10 };
const ML_PER_TEASPOON = 5;
const ML_PER_LITRE = 1000;
/** From this volume on, many spoons are easier to measure in a larger unit, and many drops in spoons. */
const LARGER_FROM_ML = 30;
const DROPS_LARGER_FROM_ML = 1.25;
const MAX_SPOON_ML = 15;
/** A smaller volume is not told beside dashes. */
const MIN_TOLD_ML = { oz: 2.5, ml: 1 };

/** Bars measure a volume in the first step below the first limit, and so on. */
const OUNCES = { limits: [1 / 2, 8, 16], steps: [1 / 8, 1 / 4, 1 / 2, 1] };
const MILLILITRES = { limits: [2.5, 60, 500], steps: [0.5, 2.5, 5, 10] };

const toStep = (value: number, step = 1): number => Math.max(step, Math.round(value / step) * step);
const rounded = (value: number, { limits, steps }: typeof OUNCES): number =>
  toStep(value, steps[limits.filter((limit) => value >= limit).length]);

/**
 * Writes a volume as a bartender measures it: `3/4 oz` for 22.5 ml. Less than a quarter of an ounce is told in teaspoons, a litre and more
 * in litres.
 */
export function formatVolume(ml: number, unit: ShownUnit): string {
  if (unit === 'oz' && ml < 1.25 * ML_PER_TEASPOON)
    return `${formatFraction(toStep(ml / ML_PER_TEASPOON, 1 / 4))} tsp`;
  if (unit === 'oz') return `${formatFraction(rounded(ml / ML_PER_OZ, OUNCES))} oz`;
  const shown = rounded(ml, MILLILITRES);
  if (shown >= ML_PER_LITRE) return `${formatDecimal(toStep(ml / ML_PER_LITRE, 0.05))} L`;
  return `${formatDecimal(shown / ML_OF[unit])} ${unit}`;
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
    return isExact ? `${formatDecimal(ml / ML_OF[shown])} ${shown}` : formatVolume(ml, shown);
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

interface How {
  choice: UnitChoice;
  servings: number;
  /** Many spoons become this unit if none is chosen. */
  larger: ShownUnit;
}

/** Returns the unit in which a volume, spoons or drops are shown. Returns null for what stays as it is: pieces, a few spoons or drops. */
function shownUnit({ unit, high }: Amount, { choice, servings, larger }: How): ShownUnit | null {
  const own = unit === CL ? 'cl' : unit === OZ ? 'oz' : 'ml';
  if (unit.kind === 'volume') return choice === 'written' ? own : choice;
  if ((unit.kind !== 'measure' && unit.kind !== 'dash') || unit.ml === null) return null;
  const ml = high * servings * unit.ml;
  const isMuch = ml >= (unit.name === 'drop' ? DROPS_LARGER_FROM_ML : LARGER_FROM_ML);
  if (unit.kind === 'measure' && choice !== 'written') return choice === 'ml' || isMuch ? choice : null;
  if (!isMuch || servings === 1 || unit.ml > MAX_SPOON_ML) return null;
  return choice === 'written' ? larger : choice;
}

/** Writes the volume of dashes, of an egg or of pressed fruit as ` (about 30 ml)`. Other pieces have none to tell. */
function aboutVolume(part: LinePart, amount: Amount, { choice, servings }: How): string {
  const isPoured = part.taken === 'juice' || /\beggs?\b/.test(foldLine(englishThing(part.thing)));
  const one = amount.unit.kind === 'dash' ? amountMl(amount) : isPoured ? pieceMl(part) : null;
  const ml = (one ?? 0) * servings;
  return choice === 'written' || ml < MIN_TOLD_ML[choice] ? '' : ` (about ${formatVolume(ml, choice)})`;
}

function shownPart(part: LinePart, how: How): ShownLine {
  const { amount: first, also, rest } = part;
  const { choice, servings } = how;
  if (!first) return { amount: '', rest };
  const own = choice === 'written' ? null : [first, also].find((one) => one?.unit === UNITS[choice]);
  if (own && servings === 1) return { amount: own.written, rest };
  const amount = own ?? first;
  const volume = shownUnit(amount, how);
  const shown = volume
    ? { amount: scaledVolume(amount, volume, servings), rest }
    : shownCount(part, amount, how);
  if (choice !== 'written' || !also) return shown;
  return { ...shown, amount: `${shown.amount} (${scaledInOwnUnit(also, servings)})` };
}

function shownCount(part: LinePart, amount: Amount, how: How): ShownLine {
  const { servings } = how;
  const shown =
    servings === 1 ? { amount: amount.written, rest: part.rest } : scaledCount(amount, part.rest, servings);
  // The volume in a bracket is that of one serving: `Juice of 1 lime (30 ml)`.
  const isSized = amount.unit.kind === 'count' && amount.sizeMl !== null;
  const rest = isSized ? shown.rest.replace(/ ?[([][^()[\]]*\d[^()[\]]*[)\]]/, '') : shown.rest;
  return { amount: shown.amount, rest: `${rest}${aboutVolume(part, amount, how)}` };
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
