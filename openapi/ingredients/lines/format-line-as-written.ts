import { readIngredientLine, type LinePart } from './ingredient-line.ts';

/** `amount` is empty if none is shown in a column of its own. */
export interface ShownLine {
  amount: string;
  text: string;
}

/** Writes a line for one serving. For several there is `format-served-line.ts`, which pages load later. */
export function formatLineAsWritten(text: string): ShownLine {
  const line = readIngredientLine(text);
  return isApart(line)
    ? { amount: amountAsWritten(line), text: line.afterAmount }
    : { amount: '', text: line.text };
}

/** Tells whether the amount has a column of its own. In `Juice of 1/2 lime` it stays within the text. */
export const isApart = (line: LinePart & { joinedParts: readonly unknown[] }): boolean =>
  line.amount !== null && line.beforeAmount === '' && line.joinedParts.length === 0;

/** Writes both amounts if the line has two: `60 ml (2 oz)`. */
function amountAsWritten({ amount, secondAmount }: LinePart): string {
  return secondAmount ? `${amount?.sourceText} (${secondAmount.sourceText})` : (amount?.sourceText ?? '');
}
