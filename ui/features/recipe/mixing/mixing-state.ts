import type { Countdown } from './countdown.ts';

export interface MixingState {
  name: string;
  /** 0 is getting ready. */
  step: number;
  ticked: readonly string[];
  countdowns: readonly Countdown[];
}

/** By the recipe's id. */
export type MixingStates = Readonly<Record<string, MixingState>>;

/** For the life of the tab, so that a phone that reloads the page loses none. */
const MIXING_KEY = 'mixing';

/** Holds where storage is forbidden. */
let unsaved: string | null = null;

/** The same text until something changes. */
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
    // Storage may be forbidden or full.
    unsaved = text;
  }
}
