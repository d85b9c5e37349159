let complaints: string[] = [];

/** Puts the words where the first one, a pattern of React's, wants them. */
function inWords(words: unknown[]): string {
  const [pattern = '', ...rest] = words.map(String);
  const told = pattern.replace(/%[sdo]/g, () => rest.shift() ?? '');
  return [told, ...rest].join(' ');
}

/** From now on the console's errors are remembered; they are still written to it. */
export function watchConsole(): void {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(inWords(words));
    error(...words);
  };
}

/** The console's errors since the last call. */
export function takeConsoleErrors(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
