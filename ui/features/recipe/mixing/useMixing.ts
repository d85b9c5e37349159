import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import { ring, type Countdown } from './countdown.ts';

interface MixingState {
  name: string;
  /** 0 is getting ready. */
  step: number;
  ticked: readonly string[];
  countdowns: readonly Countdown[];
}

type MixingStates = Readonly<Record<string, MixingState>>;

const MIXING_KEY = 'mixing';
/** Often enough that no second is shown twice as long. */
const LOOK_MS = 250;

/** The listener of each component that shows a recipe, with the recipe's id. */
const listeners = new Map<() => void, string>();
let timer: ReturnType<typeof setInterval> | undefined;
let lookedAt = 0;

/** The same text until something changes. */
const storedText = (): string => readStored(MIXING_KEY, 'sessionStorage') ?? '{}';

/** What another release, or another page of this origin, has stored in another shape counts as nothing. */
function statesIn(text: string): MixingStates {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text) as object).filter(([, one]) => isState(one)));
  } catch {
    return {};
  }
}

function isState(value: unknown): boolean {
  const { step, ticked, countdowns } = (value ?? {}) as Partial<MixingState>;
  return Number.isInteger(step) && [ticked, countdowns].every(Array.isArray);
}

function keep(states: MixingStates): void {
  writeQuietly(MIXING_KEY, JSON.stringify(states), 'sessionStorage');
  tellAll();
}

function tellAll(): void {
  [...listeners.keys()].forEach((tell) => tell());
}

/** Rings for what has ended. The interval only reads the clock, so a phone that was locked shows the right rest, and rings at once. */
function look(): void {
  lookedAt = Date.now();
  const states = Object.entries(statesIn(storedText()));
  const running = states.flatMap(([, { countdowns }]) => countdowns.filter(({ hasRung }) => !hasRung));
  const over = running.filter(({ endsAt }) => endsAt <= lookedAt);
  if (over.length === running.length) stopLooking();
  if (over.length === 0) return tellAll();
  ring();
  keep(Object.fromEntries(states.map(([id, state]) => [id, rung(id, state)])));
}

/** A toast tells of it where no screen shows the recipe. */
function rung(id: string, state: MixingState): MixingState {
  const isShown = [...listeners.values()].includes(id);
  const countdowns = state.countdowns.map((one) => {
    if (one.hasRung || one.endsAt > lookedAt) return one;
    if (!isShown) toast({ title: 'Time is up', description: `${state.name}, step ${one.step + 1}` });
    return { ...one, hasRung: true };
  });
  return { ...state, countdowns };
}

function startLooking(): void {
  if (timer !== undefined) return;
  timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
}

function stopLooking(): void {
  clearInterval(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', look);
}

export interface Mixing {
  state: MixingState;
  now: number;
  change: (change: Partial<MixingState>) => void;
}

/** The state of mixing a recipe. It stays while the tab lives, whatever page is shown; countdowns go on and ring. */
export function useMixing({ id, name }: { id: string; name: string }): Mixing {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.set(listener, id);
      return () => void listeners.delete(listener);
    },
    [id],
  );
  const text = useSyncExternalStore(subscribe, storedText);
  const now = useSyncExternalStore(subscribe, () => lookedAt);
  const state = useMemo(
    () => statesIn(text)[id] ?? { name, step: 0, ticked: [], countdowns: [] },
    [text, id, name],
  );
  const isRunning = state.countdowns.some(({ hasRung }) => !hasRung);
  useEffect(() => {
    if (isRunning) startLooking();
  }, [isRunning]);

  const change = (changed: Partial<MixingState>) => {
    lookedAt = Date.now();
    keep({ ...statesIn(storedText()), [id]: { ...state, ...changed } });
  };
  return { state, now, change };
}
