import * as XLSX from 'xlsx';

/** A table as an .xlsx file with one sheet. */
export function writeWorkbook(table: readonly string[][]): ArrayBuffer {
  const workbook = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([...table]), 'Cocktails');
  return XLSX.write(workbook, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
}

/** The cells of the first sheet of an .xlsx or .xls file, as a person would read them; null when it is none. */
export function readWorkbook(bytes: ArrayBuffer): string[][] | null {
  try {
    const { Sheets, SheetNames } = XLSX.read(bytes, { dateNF: 'yyyy-mm-dd' });
    const sheet = Sheets[SheetNames[0] ?? ''];
    if (!sheet) return null;
    return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  } catch {
    return null;
  }
}
