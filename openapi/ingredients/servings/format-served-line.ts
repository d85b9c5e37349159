import { amountMl, type Amount } from '../lines/amount.ts';
import type { IngredientLine, LinePart } from '../lines/ingredient-line.ts';
import { formatDecimal, formatFraction, isFraction } from '../lines/fractions.ts';
import { isApart, formatLineAsWritten, type ShownLine } from '../lines/format-line-as-written.ts';
import type { UnitChoice } from '../lines/unit-choices.ts';
import { ML_PER, ML_PER_LITRE, OZ, type VolumeUnit } from '../lines/units.ts';
import { pieceMl } from '../volume.ts';
import WORDS from '../words/serving-words.json' with { type: 'json' };
import { formatVolume } from './format-volume.ts';

/** From this volume on, spoons are shown in a larger unit, and drops in spoons. */
const LARGER_FROM_ML = 30;
const DROPS_LARGER_FROM_ML = 1.25;
const MAX_SPOON_ML = 15;
/** A smaller volume is not shown beside dashes or pieces. */
const MIN_SHOWN_ML = { oz: 2.5, ml: 1 };

/** Writes the unit once if both ends of the range have the same: `15–30 ml`. */
function scaleRange({ low, high }: Amount, servings: number, format: (value: number) => string): string {
  const [least, most] = [format(low * servings), format(high * servings)];
  const unit = / [^\d\s/]+$/.exec(most)?.[0] ?? '';
  if (least === most) return most;
  return least.endsWith(unit)
    ? `${least.slice(0, least.length - unit.length)}–${most}`
    : `${least} – ${most}`;
}

/** Scales exactly, but rounds dashes, which have no halves. */
export function scaleInOwnUnit(amount: Amount, servings: number): string {
  const { high, unit, sizeMl } = amount;
  const name = high * servings > 1 ? unit.plural : unit.name;
  const isMetric = unit.kind === 'weight' || (unit.kind === 'volume' && unit !== OZ);
  const size = unit.kind === 'container' && sizeMl !== null ? ` (${formatDecimal(sizeMl)} ml)` : '';
  const format = (value: number): string => {
    if (unit.kind === 'dash') return `${Math.max(1, Math.round(value))} ${name}`;
    return `${isMetric || !isFraction(value) ? formatDecimal(value) : formatFraction(value)} ${name}`.trim();
  };
  return scaleRange(amount, servings, format) + size;
}

interface Display {
  choice: UnitChoice;
  servings: number;
  /** The unit for many spoons, if none is chosen. */
  larger: VolumeUnit;
}

/** Returns the unit that is shown. Null for pieces, a few spoons or drops, which stay as written. */
function shownUnit({ unit, high }: Amount, { choice, servings, larger }: Display): VolumeUnit | null {
  const { kind, name, ml } = unit;
  if (kind === 'volume' && choice !== 'written') return choice;
  if (kind === 'volume') return name === 'oz' || name === 'cl' ? name : 'ml';
  if ((kind !== 'spoonOrCup' && kind !== 'dash') || ml === null) return null;
  const isMuch = high * servings * ml >= (name === 'drop' ? DROPS_LARGER_FROM_ML : LARGER_FROM_ML);
  if (kind === 'spoonOrCup' && choice !== 'written') return choice === 'ml' || isMuch ? choice : null;
  if (!isMuch || servings === 1 || ml > MAX_SPOON_ML) return null;
  return choice === 'written' ? larger : choice;
}

/** Returns null if `shownUnit` does. Rounds only between ounces and metric units. */
function scaleVolume(amount: Amount, display: Display): string | null {
  const { unit } = amount;
  const shown = shownUnit(amount, display);
  if (shown === null) return null;
  return scaleRange(amount, display.servings, (value) => {
    const ml = value * (unit.ml ?? 0);
    if (unit === OZ && shown === 'oz' && isFraction(value)) return `${formatFraction(value)} oz`;
    const isExact = unit !== OZ && shown !== 'oz' && ml < ML_PER_LITRE;
    return isExact ? `${formatDecimal(ml / ML_PER[shown])} ${shown}` : formatVolume(ml, shown);
  });
}

const ONE_FRUIT = new RegExp(WORDS.oneFruit, 'iu');
/** Matches a volume in brackets, which is for one serving: `Juice of 1 lime (30 ml)`. */
const BRACKETED_VOLUME = / ?[([][^()[\]]*\d[^()[\]]*[)\]]/;

/** Writes the plural of one piece, or a sign: `2 | limes, cut`, `8 × | cinnamon stick`. */
function shownCount(part: LinePart, amount: Amount, display: Display): ShownLine {
  const { high, unit, sizeMl, sourceText } = amount;
  const { servings } = display;
  const becomesMany = unit.name === '' && high <= 1 && high * servings > 1;
  const plural = becomesMany ? part.afterAmount.replace(ONE_FRUIT, '$1s') : part.afterAmount;
  const sign = becomesMany && plural === part.afterAmount ? ' ×' : '';
  const text = unit.kind === 'count' && sizeMl !== null ? plural.replace(BRACKETED_VOLUME, '') : plural;
  return {
    amount: (servings === 1 ? sourceText : scaleInOwnUnit(amount, servings)) + sign,
    text: text + aboutVolume(part, amount, display),
  };
}

/** Returns ` (about 30 ml)` for dashes, eggs and pressed fruit. Other pieces have no volume. */
function aboutVolume(part: LinePart, amount: Amount, { choice, servings }: Display): string {
  if (choice === 'written') return '';
  const isPoured = part.fruitPart === 'juice' || /\beggs?\b/.test(part.english);
  const ml = amount.unit.kind === 'dash' ? amountMl(amount) : isPoured ? pieceMl(part) : null;
  const total = (ml ?? 0) * servings;
  return total < MIN_SHOWN_ML[choice] ? '' : ` (about ${formatVolume(total, choice)})`;
}

function shownPart(part: LinePart, display: Display): ShownLine {
  const { amount: first, secondAmount, afterAmount: text } = part;
  const { choice, servings } = display;
  if (!first) return { amount: '', text };
  const chosenAmount = [first, secondAmount].find((amount) => amount?.unit.name === choice);
  if (chosenAmount && servings === 1) return { amount: chosenAmount.sourceText, text };
  const amount = chosenAmount ?? first;
  const volume = scaleVolume(amount, display);
  const shown = volume ? { amount: volume, text } : shownCount(part, amount, display);
  if (choice !== 'written' || !secondAmount) return shown;
  return { ...shown, amount: `${shown.amount} (${scaleInOwnUnit(secondAmount, servings)})` };
}

const textOf = ({ amount, text }: ShownLine): string => `${amount.replace(/ ×$/, '')} ${text}`.trim();

/** Writes a line for several servings. An unparsed line stays as it is, and says that it is for one. */
export function formatServedLine(
  line: IngredientLine,
  choice: UnitChoice,
  servings = 1,
  larger: VolumeUnit = 'oz',
) {
  if (line.isUnparsed) return { amount: '', text: servings === 1 ? line.text : `${line.text} (for one)` };
  if (!line.amount) return { amount: '', text: line.text };
  if (servings === 1 && choice === 'written') return formatLineAsWritten(line.text);
  const display = { choice, servings, larger };
  const shown = shownPart(line, display);
  if (isApart(line)) return shown;
  const more = line.joinedParts.map(({ joiner, part }) => `${joiner}${textOf(shownPart(part, display))}`);
  return { amount: '', text: `${line.beforeAmount} ${textOf(shown)}${more.join('')}`.trim() };
}
