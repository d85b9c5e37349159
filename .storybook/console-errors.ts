let complaints: string[] = [];

/** React's first word is a pattern. */
function inWords(words: unknown[]): string {
  const [pattern = '', ...rest] = words.map(String);
  const told = pattern.replace(/%[sdo]/g, () => rest.shift() ?? '');
  return [told, ...rest].join(' ');
}

/** Errors are still written to the console. */
export function watchConsole(): void {
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(inWords(words));
    error(...words);
  };
}

export function takeConsoleErrors(): string[] {
  const taken = complaints;
  complaints = [];
  return taken;
}
