import { foldWords } from '../names/fold-text.ts';
/** The table lists, by the names of a thing, what is made of it: who wants a drink without sugar wants no syrup either. */
import TABLE from './words/made-of.json' with { type: 'json' };

const split = (things: string) => things.split(', ').map(foldWords);

const MADE_OF = new Map(
  Object.entries(TABLE).flatMap(([names, madeOfIt]) =>
    split(names).map((words) => [words.join(' '), split(madeOfIt)]),
  ),
);

export function madeOf(thing: readonly string[]): readonly (readonly string[])[] {
  return MADE_OF.get(thing.join(' ')) ?? [];
}
