/** What was undone, as a message calls it. */
export type Undone = 'import' | 'change';

interface Counts {
  restored: number;
  removed: number;
  skipped: number;
}

/** 'The import is undone in part. 2 items are gone, 1 item was left alone.' */
export function undoMessage(what: Undone, { restored, removed, skipped }: Counts): string {
  const counts = [
    [restored, 'is as it was before', 'are as they were before'],
    [removed, 'is gone', 'are gone'],
    [skipped, 'was left alone', 'were left alone'],
  ] as const;
  const told = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => (count === 1 ? `1 item ${one}` : `${count} items ${many}`));
  const items = told.length === 0 ? '' : ` ${told.join(', ')}.`;
  return `The ${what} is undone${skipped > 0 ? ' in part' : ''}.${items}`;
}
