export function entryText(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean')
    return String(entry);
  if (Array.isArray(entry)) return entry.map(entryText).join(', ');
  if (typeof entry !== 'object' || entry === null) return '';
  return Object.values(entry).map(entryText).filter(Boolean).join(' · ');
}
