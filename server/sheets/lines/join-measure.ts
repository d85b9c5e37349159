import { isBareAmount, restoreAmount } from './line-amounts.ts';
import { isNothing, tidyText } from './foreign-text.ts';

const SUFFIX =
  /^(\(|or\s|to (taste|fill|top)\b|by taste$|for (topping|garnish)$|(cubes?|wedges?|slices?|pods?|leaves|sprigs?)$)/i;
const LEFT_OVER_AMOUNT = /(?:,|\s+and|\s)\s*\d[\d\s/.]*\s?(?:oz|ml|cl)$/i;

/**
 * Joins a measure and its ingredient, kept in columns of their own, to a line: '2 oz' and 'Light Rum' to
 * '2 oz Light Rum', 'to taste' and 'Salt' to 'Salt to taste'. '' when there is no ingredient.
 */
export function joinMeasure(measureCell: string, ingredientCell: string): string {
  const [told = '', name = ''] = [measureCell, ingredientCell].map((cell) =>
    isNothing(cell.trim()) ? '' : tidyText(cell),
  );
  const measure = restoreAmount(told).text;
  if (name === '') return isBareAmount(measure) ? '' : measure;
  if (measure === '') return name;
  const repeated = name.toLowerCase().startsWith(`${measure.toLowerCase()} `);
  const ingredient = (repeated ? name.slice(measure.length + 1) : name).replace(LEFT_OVER_AMOUNT, '');
  if (/^garnish$/i.test(measure)) return `${ingredient} (garnish)`;
  if (/^for glass$/i.test(measure)) return `For glass: ${ingredient}`;
  if (/^(fill|top up)$/i.test(measure)) return `${measure} with ${ingredient}`;
  if (measure.startsWith(',')) return `${ingredient}${measure}`;
  return SUFFIX.test(measure) ? `${ingredient} ${measure.toLowerCase()}` : `${measure} ${ingredient}`;
}

/** True where the name of an ingredient ends with another amount than the one beside it: "2 oz", "Mole bitters 1 oz". */
export function holdsOtherAmount(measureCell: string, ingredientCell: string): boolean {
  const [left = ''] = LEFT_OVER_AMOUNT.exec(ingredientCell.trim()) ?? [];
  const plain = (text: string): string => text.toLowerCase().replace(/^and|[\s,]/g, '');
  return left !== '' && /\d/.test(measureCell) && plain(left) !== plain(measureCell);
}

/** An amount and its unit from two cells or from a cell and the column's name: '2' and 'oz' to '2 oz'. */
export function joinUnit(amount: string, unit: string): string {
  const [plain, plainUnit] = [amount.trim(), unit.trim()];
  if (isNothing(plain)) return isNothing(plainUnit) ? '' : plainUnit;
  if (isNothing(plainUnit) || plain.toLowerCase().endsWith(plainUnit.toLowerCase())) return plain;
  return `${plain} ${/^parts?$/i.test(plainUnit) ? (plain === '1' ? 'part' : 'parts') : plainUnit}`;
}

/** The amounts of a ratio: "1 part" and "2 parts" of "1:2". */
export function partsOf(ratio: string): string[] {
  return ratio.split(':').map((part) => joinUnit(part, 'parts'));
}
