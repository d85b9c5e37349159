import { foldLine } from '#openapi/names/fold-text.ts';
import { amountMl, type Amount } from './amount.ts';
import { englishThing } from './english-thing.ts';
import type { IngredientLine, LinePart } from './ingredient-line.ts';
import { formatDecimal, formatFraction, isFraction } from './quantity.ts';
import { isApart, writtenLine, type ShownLine } from './shown-line.ts';
import type { UnitChoice } from './unit-choices.ts';
import { CL, ML, ML_PER_OZ, OZ, type ShownUnit, type Unit } from './units.ts';
import { pieceMl } from '../volume.ts';

const UNITS: Record<ShownUnit, Unit> = { oz: OZ, ml: ML, cl: CL };
const ML_PER_TEASPOON = 5;
const ML_PER_LITRE = 1000;
/** From these volumes on, spoons and dashes are easier to measure in the larger unit, and drops in spoons. */
const LARGER_FROM_ML = ML_PER_OZ;
const DROPS_LARGER_FROM_ML = 1.25;
const LARGEST_SPOON_ML = 15;
const DASHES_WITH_VOLUME = 12;
const LEAST_TOLD_ML = { metric: 1, oz: 2.5 };

const toStep = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

function stepAt(value: number, steps: readonly (readonly [limit: number, step: number])[]): number {
  return steps.find(([limit]) => value < limit)?.[1] ?? 1;
}

const OZ_STEPS = [
  [1 / 2, 1 / 8],
  [8, 1 / 4],
  [16, 1 / 2],
] as const;
const ML_STEPS = [
  [2.5, 0.5],
  [60, 2.5],
  [500, 5],
  [Infinity, 10],
] as const;
const CL_STEPS = [
  [0.25, 0.05],
  [6, 0.25],
  [50, 0.5],
] as const;

/** As a bartender would measure it: `3/4 oz` for 22.5 ml. Less than a quarter of an ounce is told in teaspoons, a litre and more in litres. */
export function formatVolume(ml: number, unit: ShownUnit): string {
  if (unit === 'oz') {
    if (ml < 1.25 * ML_PER_TEASPOON) return `${formatFraction(toStep(ml / ML_PER_TEASPOON, 1 / 4))} tsp`;
    const ounces = ml / ML_PER_OZ;
    return `${formatFraction(toStep(ounces, stepAt(ounces, OZ_STEPS)))} oz`;
  }
  const unitMl = unit === 'ml' ? 1 : 10;
  const value = ml / unitMl;
  const rounded = toStep(value, stepAt(value, unit === 'ml' ? ML_STEPS : CL_STEPS));
  // 996 ml are a litre once they are rounded.
  if (rounded * unitMl < ML_PER_LITRE) return `${formatDecimal(rounded)} ${unit}`;
  return `${formatDecimal(toStep(ml / ML_PER_LITRE, 0.05))} L`;
}

function joinRange(low: string, high: string): string {
  if (low === high) return low;
  const unit = / [^\d\s/]+$/.exec(high)?.[0] ?? '';
  return unit && low.endsWith(unit) ? `${low.slice(0, -unit.length)}–${high}` : `${low} – ${high}`;
}

/** An amount times the servings in its own unit; exact, but for dashes, of which there are no halves. */
export function scaledInOwnUnit({ low, high, unit, sizeMl }: Amount, servings: number): string {
  const format = (value: number): string => {
    if (unit.kind === 'dash') return String(Math.max(1, Math.round(value)));
    const isMetric = unit.kind === 'weight' || (unit.kind === 'volume' && unit !== OZ);
    return isMetric || !isFraction(value) ? formatDecimal(value) : formatFraction(value);
  };
  const [least, most] = [format(low * servings), format(high * servings)];
  const name = high * servings > 1 ? unit.plural : unit.name;
  const size = unit.kind === 'container' && sizeMl !== null ? ` (${formatDecimal(sizeMl)} ml)` : '';
  return `${least === most ? least : `${least}–${most}`} ${name}${size}`.trim();
}

/** Whether moving between two units only moves the decimal point, so that nothing may be rounded. */
const isMetricMove = (from: Unit, to: ShownUnit): boolean => from !== OZ && to !== 'oz';

function scaledVolume({ low, high, unit }: Amount, choice: ShownUnit, servings: number): string {
  const format = (value: number): string => {
    const ml = value * servings * (unit.ml ?? 0);
    if (unit === OZ && choice === 'oz' && isFraction(value * servings))
      return `${formatFraction(value * servings)} oz`;
    if (!isMetricMove(unit, choice) || ml >= ML_PER_LITRE) return formatVolume(ml, choice);
    return `${formatDecimal(choice === 'ml' ? ml : ml / 10)} ${choice}`;
  };
  return joinRange(format(low), format(high));
}

const ONE_FRUIT =
  /^((?:(?:fresh|whole|ripe|large|small|medium|raw)\s)*(?:lime|lemon|orange|grapefruit|egg white|egg yolk|egg|sugar cube|olive|banana|apple))(?=$|\s*[,(]|\s(?:cut|halved|muddled|juiced))/iu;

/** More than one of a thing that was written as one: `lime, cut` becomes `limes, cut`, else the amount gets a ×. */
function pluralise(amount: string, rest: string): ShownLine {
  return ONE_FRUIT.test(rest)
    ? { amount, rest: rest.replace(ONE_FRUIT, '$1s') }
    : { amount: `${amount} ×`, rest };
}

function scaledCount(amount: Amount, rest: string, servings: number): ShownLine {
  const text = scaledInOwnUnit(amount, servings);
  const becomesMany = !amount.unit.name && amount.high <= 1 && amount.high * servings > 1;
  return becomesMany ? pluralise(text, rest) : { amount: text, rest };
}

function measuredVolume(amount: Amount, choice: UnitChoice, servings: number): string | null {
  if (choice === 'written' || amount.unit.kind !== 'measure') return null;
  const isSmall = amount.high * servings * (amount.unit.ml ?? 0) < LARGER_FROM_ML;
  return choice === 'oz' && isSmall ? null : scaledVolume(amount, choice, servings);
}

/** Many spoons, dashes or drops, as the larger unit that they fill: 16 teaspoons are ounces, 48 drops are half a teaspoon. */
function inLargerUnit(amount: Amount, larger: ShownUnit, servings: number): string | null {
  const { kind, name, ml } = amount.unit;
  const isSmall = kind === 'dash' || (kind === 'measure' && (ml ?? 0) <= LARGEST_SPOON_ML);
  if (servings === 1 || !isSmall || ml === null) return null;
  const least = name === 'drop' ? DROPS_LARGER_FROM_ML : LARGER_FROM_ML;
  return amount.high * servings * ml < least ? null : scaledVolume(amount, larger, servings);
}

/** The volume of dashes, drops, eggs or pressed fruit as ` (about 15 ml)`; empty where it is too little to tell. */
function aboutVolume(part: LinePart, amount: Amount, choice: UnitChoice, servings: number): string {
  const one = amount.unit.kind === 'dash' ? amountMl(amount) : isPoured(part) ? pieceMl(part) : null;
  const ml = (one ?? 0) * servings;
  const isMany = amount.unit.kind === 'dash' && amount.high * servings >= DASHES_WITH_VOLUME;
  if (choice === 'written' && !(isMany && ml >= ML_PER_TEASPOON)) return '';
  const unit = choice === 'written' ? 'ml' : choice;
  return ml < LEAST_TOLD_ML[unit === 'oz' ? 'oz' : 'metric'] ? '' : ` (about ${formatVolume(ml, unit)})`;
}

const isPoured = ({ taken, thing }: LinePart): boolean =>
  taken === 'juice' || /\beggs?\b/.test(foldLine(englishThing(thing)));

/** The volume that a bracket behind a fruit tells is one serving's: `Juice of 1 lime (30 ml)`. */
const withoutVolume = (rest: string): string => rest.replace(/ ?[([][^()[\]]*\d[^()[\]]*[)\]]/, '');

interface Shown {
  choice: UnitChoice;
  servings: number;
  /** The unit that many spoons become where none is chosen. */
  larger: ShownUnit;
}

function shownAmount(part: LinePart, amount: Amount, { choice, servings, larger }: Shown): ShownLine {
  const { unit } = amount;
  const chosen = choice === 'written' ? (unit === CL ? 'cl' : unit === OZ ? 'oz' : 'ml') : choice;
  if (unit.kind === 'volume') return { amount: scaledVolume(amount, chosen, servings), rest: part.rest };
  const measured =
    measuredVolume(amount, choice, servings) ??
    inLargerUnit(amount, choice === 'written' ? larger : choice, servings);
  if (measured !== null) return { amount: measured, rest: part.rest };
  const counted =
    servings === 1 ? { amount: amount.written, rest: part.rest } : scaledCount(amount, part.rest, servings);
  const rest =
    amount.unit.kind === 'count' && amount.sizeMl !== null ? withoutVolume(counted.rest) : counted.rest;
  return { ...counted, rest: `${rest}${aboutVolume(part, amount, choice, servings)}` };
}

function shownPart(part: LinePart, how: Shown): ShownLine {
  const { amount, also } = part;
  const { choice, servings } = how;
  if (!amount) return { amount: '', rest: part.rest };
  const chosen = choice === 'written' ? null : UNITS[choice];
  const written = [amount, also].find((one) => one?.unit === chosen) ?? amount;
  if (servings === 1 && chosen && written.unit === chosen)
    return { amount: written.written, rest: part.rest };
  const shown = shownAmount(part, written, how);
  const second = also && choice === 'written' ? ` (${scaledInOwnUnit(also, servings)})` : '';
  return { ...shown, amount: `${shown.amount}${second}` };
}

const inOne = ({ amount, rest }: ShownLine): string => `${amount.replace(/ ×$/, '')} ${rest}`.trim();

/** Letters stay where nothing has to change; volumes are rounded only where ounces meet metric units. What is not read says for how many it is. */
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
  const first = line.before === '' ? inOne(shown) : `${line.before} ${inOne(shown)}`;
  const more = line.more.map(({ joiner, part }) => `${joiner}${inOne(shownPart(part, how))}`);
  return { amount: '', rest: [first, ...more].join('') };
}
