import type { Countdown } from './countdown.ts';

/** How far the mixing of a recipe is. */
export interface MixingState {
  /** What the recipe is called. */
  name: string;
  /** 0 is getting everything ready. */
  step: number;
  ticked: readonly string[];
  countdowns: readonly Countdown[];
}

/** By the recipe's id. */
export type MixingStates = Readonly<Record<string, MixingState>>;

/** Where they are kept while the tab lives, so that a phone that reloads the page loses none. */
const MIXING_KEY = 'mixing';

/** What holds where the browser lets no page remember. */
let unsaved: string | null = null;

/** All of them as text, which is the same until something changes. */
export function mixingText(): string {
  if (unsaved !== null) return unsaved;
  try {
    return sessionStorage.getItem(MIXING_KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

export function mixingStates(text = mixingText()): MixingStates {
  return JSON.parse(text) as MixingStates;
}

export function keepMixingStates(states: MixingStates): void {
  const text = JSON.stringify(states);
  try {
    sessionStorage.setItem(MIXING_KEY, text);
    unsaved = null;
  } catch {
    // Storage may be forbidden or full; they still hold until the page is left.
    unsaved = text;
  }
}
