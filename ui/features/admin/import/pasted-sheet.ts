/** Cells copied in a spreadsheet as a file; null for a text that is no table. */
export function pastedSheet(text: string): File | null {
  const isTable = /[\t]/.test(text) || (/[,;]/.test(text) && /\n\s*\S/.test(text));
  return isTable ? new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }) : null;
}
