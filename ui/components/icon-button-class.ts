export function iconButtonClass(tone: 'plain' | 'danger' = 'plain'): string {
  const colour = tone === 'danger' ? 'text-danger hover:bg-red/10' : 'text-ink hover:bg-ink/5';
  return `inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors disabled:opacity-55 ${colour}`;
}
