/** Reads our own list format: a JSON array, an entry per line, or else entries between `;` or `|`. */
export function readListCell(cell: string): string[] {
  const text = cell.trim();
  const lines = clean(text.split(/\r\n|\r|\n/));
  return readJsonList(text) ?? (lines.length > 1 ? lines : clean(text.split(/[;|]/)));
}

/** Writes a list so that `readListCell` returns the same entries: one per line if possible, or else JSON. */
export function writeListCell(entries: string[]): string {
  const lines = entries.join('\n');
  const read = readListCell(lines);
  const exact = read.length === entries.length && read.every((entry, index) => entry === entries[index]);
  return exact ? lines : JSON.stringify(entries);
}

/** Reads a cell that holds a JSON array of texts. Returns null when it holds something else. */
function readJsonList(text: string): string[] | null {
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const entries = value.map((entry: unknown) => (typeof entry === 'number' ? String(entry) : entry));
    return entries.every((entry) => typeof entry === 'string') ? clean(entries) : null;
  } catch {
    return null;
  }
}

function clean(entries: string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
