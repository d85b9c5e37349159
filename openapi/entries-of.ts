export function entriesOf(text: string): string[] {
  const entries = new Set(text.split(',').map((entry) => entry.trim()));
  entries.delete('');
  return [...entries];
}
