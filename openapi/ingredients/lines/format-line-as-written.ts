import { readIngredientLine, type LinePart } from './ingredient-line.ts';

/** `amount` is empty when there is none to show apart. */
export interface ShownLine {
  amount: string;
  text: string;
}

/** Writes a line for one serving. `format-served-line.ts` is apart, since it is loaded after the first paint. */
export function formatLineAsWritten(text: string): ShownLine {
  const line = readIngredientLine(text);
  return isApart(line)
    ? { amount: amountAsWritten(line), text: line.afterAmount }
    : { amount: '', text: line.text };
}

/** Tells whether the amount has a column. It has none in `Juice of 1/2 lime`, nor if there are several. */
export const isApart = (line: LinePart & { joinedParts: readonly unknown[] }): boolean =>
  line.amount !== null && line.beforeAmount === '' && line.joinedParts.length === 0;

/** Writes both amounts if the line has two: `60 ml (2 oz)`. */
function amountAsWritten({ amount, secondAmount }: LinePart): string {
  return secondAmount ? `${amount?.sourceText} (${secondAmount.sourceText})` : (amount?.sourceText ?? '');
}
