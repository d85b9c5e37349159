let complaints: string[] = [];

/** From now on the console's errors are remembered; they are still written to it. */
export function watchConsole(): void {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
    error(...words);
  };
}

/** The console's errors since the last call. */
export function takeConsoleErrors(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
