import { areMost, areNearlyAll, areSome, perColumn, shareOf } from '../shares.ts';
import { isTechnique, isTechniqueName } from '../words/cell-words.ts';
import { isLong, isSentence } from './cell-evidence.ts';

/** "Shaken", "Built in glass" alone. */
export function areTechniqueNames(cells: readonly string[]): boolean {
  return areNearlyAll(cells, isTechniqueName) && shareOf(cells, isLong) === 0;
}

/** Most of them say what to do: "Long drink" and "Tiki" do not. */
export function beginWithTechniques(cells: readonly string[]): boolean {
  return areMost(cells, beginsWithTechnique);
}

/** "Shake and strain; grate nutmeg on top", "Dry shake". */
export function beginsWithTechnique(cell: string): boolean {
  return isTechnique(cell) || isTechnique(cell.trim().split(/[\s,]/, 1)[0] ?? '');
}

const SENTENCE_END = /(?<=[.!。！])\s+|\n/;

/** Steps below the name of something else: most have a sentence that begins with what to do. */
export const mostSayWhatToDo = perColumn((cells: readonly string[]): boolean =>
  areMost(cells, (cell) => cell.split(SENTENCE_END).some(beginsWithTechnique)),
);

/** Some of them have a sentence that begins with what to do. */
export function someSayWhatToDo(cells: readonly string[]): boolean {
  return areSome(cells, (cell) => cell.split(/[.,;!。，、]\s*|\n/).some(beginsWithTechnique));
}

const MIN_STEP_WORDS = 4;

/** "Build over pebble ice": more than the name of a technique. */
export function isSaid(cell: string): boolean {
  return cell.trim().split(/\s+/).length >= MIN_STEP_WORDS;
}

/** A text that may be a step. */
export function isStep(cell: string): boolean {
  return isSentence(cell) || beginsWithTechnique(cell) || isSaid(cell);
}
