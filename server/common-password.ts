/** What passwords are commonly made of, in lower case and with letters for the digits that stand for them. */
const COMMON = [
  ...[
    'password',
    'passwort',
    'passphrase',
    'administrator',
    'admin',
    'root',
    'secret',
    'changeme',
    'default',
  ],
  ...['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', 'qwerty', 'qwertz', 'azerty', 'asdfgh'],
  ...['qazwsxedc', 'qazwsx', 'letmein', 'welcome', 'iloveyou', 'trustno', 'whatever', 'starwars', 'superman'],
  ...[
    'batman',
    'spiderman',
    'pokemon',
    'princess',
    'sunshine',
    'football',
    'baseball',
    'basketball',
    'liverpool',
  ],
  ...[
    'chelsea',
    'arsenal',
    'dragon',
    'monkey',
    'master',
    'shadow',
    'michael',
    'jennifer',
    'jordan',
    'hunter',
  ],
  ...['charlie', 'freedom', 'computer', 'internet', 'samsung', 'google', 'login', 'user', 'guest', 'test'],
  ...[
    'cocktails',
    'cocktail',
    'distillery',
    'tasting',
    'house',
    'cheers',
    'drinks',
    'drink',
    'recipes',
    'bar',
  ],
];
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Fewer characters than these are no password of their own beside what is common. */
const MIN_OWN_CHARACTERS = 6;

/** Whether a password is little more than common words, words of `siteName`, years, repeats and sequences. */
export function isCommonPassword(password: string, siteName: string): boolean {
  const lower = password.toLowerCase();
  const names = siteName
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const words = [...COMMON, ...names].sort((one, other) => other.length - one.length);
  const rests = [lower, lower.replaceAll(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)].map((text) => {
    const own = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
    return withoutSequences(own.replaceAll(/(?:19|20)\d\d/g, ' ')).replaceAll(/[^\p{L}\p{N}]/gu, '');
  });
  return rests.some((rest) => new Set(rest).size < MIN_OWN_CHARACTERS);
}

/** Without three or more characters in a row that are the same, or neighbours in one direction: '111', 'abcd', '4321'. */
function withoutSequences(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const isStep = (at: number, step: number): boolean => (codes[at] ?? -2) - (codes[at - 1] ?? -9) === step;
  const inSequence = codes.map((_code, at) =>
    [-1, 0, 1].some((step) => [at, at + 1, at + 2].some((end) => isStep(end, step) && isStep(end - 1, step))),
  );
  return [...text].filter((_sign, at) => !inSequence[at]).join('');
}
