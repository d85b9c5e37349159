import type { BottleKind } from '#openapi/generated/model/index.ts';
import { foldLine } from '#openapi/names/fold-line.ts';
import { wholeWords } from '#openapi/names/whole-words.ts';
import { typicalAbv } from './alcohol-table.ts';
import { allergensIn } from './allergens.ts';
import { SPIRIT_WORDS } from './spirit-words.ts';

/** Beer stands with the mixers. */
const MIXER_PERCENT = 8;
const SPIRIT = wholeWords(SPIRIT_WORDS);
const LIQUEUR = wholeWords('sloe gin|(?:cherry|apricot|peach|blackberry) brandy|liqueurs?|rock and rye');

/** What a bottle is, by its name. Wine and what is made of it has sulphites. */
export function bottleKind(name: string): BottleKind {
  if ((typicalAbv(name) ?? Infinity) < MIXER_PERCENT) return 'mixers';
  if (allergensIn(name).includes('sulphites')) return 'wines';
  const words = foldLine(name);
  return SPIRIT.test(words) && !LIQUEUR.test(words) ? 'spirits' : 'liqueurs';
}
