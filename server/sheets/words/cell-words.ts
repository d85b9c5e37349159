import { foldText } from '#openapi/names/fold-text.ts';
import { CocktailDifficulty } from '#openapi/generated/model/index.ts';

/** Stems of the words that name a technique: they begin a word, accents and case do not count. */
const TECHNIQUE_STEMS =
  'shak|stir|build|built|blend|muddl|throw|swizzl|roll|layer|float|pour over|on the rocks|stove|flash|dry shak|whip|smok|infus|geschuttelt|schuttel|geruhrt|ruhr|gebaut|gemixt|mixen|shaker|cuillere|remue|mixe|directement|agitado|agitar|batido|batir|revuelto|remov|directo|licuado|mescolat|shakerat|frullat|diretto|mexid|batid|montad|geschud|schudden|roeren|geroerd|wstrzas|mieszan|blendow|шейк|стир|билд|бленд|мадл|взбит|셰이크|쉐이크|스터|빌드|블렌드|블렌딩|플로트|シェイク|シェーク|ステア|ビルド|ブレンド|フロート';
const TECHNIQUE = new RegExp(`(?:^|[^\\p{L}])(?:${foldText(TECHNIQUE_STEMS)})`, 'u');
const LONGEST_TECHNIQUE_WORDS = 4;

/** True for a cell that names a technique and says nothing else: 'Shake', 'Stirred', 'Build in glass'. */
export function isTechnique(cell: string): boolean {
  const text = cell.trim();
  return (
    text.length <= 40 &&
    text.split(/\s+/).length <= LONGEST_TECHNIQUE_WORDS &&
    !/[.!?]\s/.test(text) &&
    TECHNIQUE.test(foldText(text))
  );
}

/** True for a technique by its name alone: 'Shaken', 'Dry shake', 'Build in glass'; 'Stir over ice' and 'Shake, strain' are instructions. */
export function isTechniqueName(cell: string): boolean {
  const text = cell.trim();
  return (
    isTechnique(text) && /^[\p{L}\p{M}ー-]+(?:\s[\p{L}\p{M}ー-]+)?(?:\sin(?:\sthe)?\sglass)?$/u.test(text)
  );
}

/** Words for the five difficulties, in the languages of the header words; a number or stars count from the easiest. */
const DIFFICULTY_WORDS: Readonly<Record<CocktailDifficulty, string>> = {
  Simple:
    'simple, very easy, beginner, basic, trivial, sehr einfach, sehr leicht, anfanger, tres facile, debutant, muy facil, principiante, muito facil, iniciante, facilissimo, molto facile, heel makkelijk, zeer eenvoudig, bardzo latwy, bardzo latwe, очень легко, очень легкий, очень просто, 아주 쉬움, 매우 쉬움, 초급, とても簡単, 初級',
  Easy: 'easy, low, einfach, leicht, facile, facil, semplice, sencillo, makkelijk, eenvoudig, gemakkelijk, latwy, latwe, latwa, prosty, легко, легкий, легкая, просто, простой, 쉬움, 쉬운, 하, 簡単, やさしい, かんたん, 易しい',
  Moderate:
    'moderate, medium, intermediate, average, normal, mittel, moyen, moyenne, medio, media, intermedio, moderado, moderato, intermediario, gemiddeld, sredni, srednie, srednia, umiarkowany, средний, средняя, средне, нормально, 보통, 중급, 중간, 중, 普通, ふつう, 中級, 中',
  Challenging:
    'challenging, hard, difficult, advanced, high, tricky, schwer, schwierig, anspruchsvoll, difficile, avance, dificil, avanzado, impegnativo, avancado, moeilijk, gevorderd, trudny, trudne, trudna, сложно, сложный, сложная, трудно, 어려움, 어려운, 고급, 상, 難しい, 上級, むずかしい',
  Expert:
    'expert, very hard, very difficult, professional, pro, master, experte, profi, sehr schwer, sehr schwierig, tres difficile, expert, muy dificil, experto, esperto, molto difficile, muito dificil, especialista, zeer moeilijk, bardzo trudny, ekspert, очень сложно, эксперт, 아주 어려움, 매우 어려움, 전문가, とても難しい, 達人, 超上級',
};
const DIFFICULTIES = Object.values(CocktailDifficulty);
const BY_WORD = new Map(
  DIFFICULTIES.flatMap((difficulty) =>
    DIFFICULTY_WORDS[difficulty].split(',').map((word) => [foldText(word.trim()), difficulty] as const),
  ),
);

/** The difficulty that a word, a number of 1 to 5 or stars mean; null for anything else. */
export function difficultyOf(text: string): CocktailDifficulty | null {
  const plain = foldText(text.trim());
  const known = BY_WORD.get(plain);
  if (known) return known;
  const [, full = '', digit] =
    /^(?:([★⭐*]{1,5})[☆\ufe0f]*|([1-5])(?:\s*(?:\/|of|von|de)\s*5)?)$/u.exec(plain) ?? [];
  const count = digit === undefined ? [...full].length : Number(digit);
  return count > 0 ? (DIFFICULTIES[count - 1] ?? null) : null;
}
