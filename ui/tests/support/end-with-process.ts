const endings = new Set<() => void>();

/** Calls `end` when this process ends, also by a signal. Returns a function that cancels this. */
export function endWithProcess(end: () => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

function endAll(): void {
  for (const end of endings) end();
  endings.clear();
}

process.once('exit', endAll);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => {
    endAll();
    process.kill(process.pid, signal);
  });
