/**
 * What undoing an import did, in counts of items:
 * 'The import is undone in part. 2 items are gone, 1 item was left alone.'
 */
export function undoMessage(restored: number, removed: number, skipped: number): string {
  const counts = [
    [restored, 'is as it was before', 'are as they were before'],
    [removed, 'is gone', 'are gone'],
    [skipped, 'was left alone', 'were left alone'],
  ] as const;
  const told = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => (count === 1 ? `1 item ${one}` : `${count} items ${many}`));
  return `The import is undone${skipped > 0 ? ' in part' : ''}. ${told.join(', ')}.`;
}
