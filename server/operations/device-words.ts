/** Those that name others too come first: Edge says Chrome, and Chrome says Safari. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Android'. None of the words of the client are kept. */
export function deviceWords(userAgent: string | undefined): string {
  const nameIn = (known: typeof BROWSERS): string | undefined =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined) return system === undefined ? 'A program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
