import { ASKING, FILLERS } from '#openapi/names/filler-words.ts';

/** What people say around what they must not have: 'for my friend, who is very allergic to nuts'. */
const CHATTER = new Set(
  'my he she they them who if must thanks absolutely just only really very severe severely serious bad strict mild friend friends guest guests wife husband mum mom dad mother father son daughter partner girlfriend boyfriend family having love loves while when because since tonight today now here safe friendly other else on at from without out not'.split(
    ' ',
  ),
);

/** Without fillers, unless there is nothing else; `mayBeNone` where something else is asked for beside the words. */
export function tellingWords(words: readonly string[], mayBeNone = false): readonly string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 || mayBeNone ? telling : words;
}

/** Of a question: `isFiltered` where it leaves something out. */
export function askedWords(words: readonly string[], isFiltered: boolean): readonly string[] {
  const telling = tellingWords(words, isFiltered);
  const asked = telling.filter((word) => !ASKING.has(word) && !(isFiltered && CHATTER.has(word)));
  return asked.length > 0 || isFiltered ? asked : telling;
}

/** 'any cream of coconut please' is cream of coconut. */
export function withoutFillersAround(words: readonly string[]): readonly string[] {
  const tells = (word: string) => !FILLERS.has(word);
  const first = words.findIndex(tells);
  return first < 0 ? words : words.slice(first, words.findLastIndex(tells) + 1);
}
