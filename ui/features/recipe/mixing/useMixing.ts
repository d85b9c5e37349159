import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { readStored, writeForTab } from '#ui/lib/stored/stored-value.ts';
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

/** The same text until something changes. */
const mixingText = (): string => readStored(MIXING_KEY, 'sessionStorage') ?? '{}';

function mixingStates(text = mixingText()): MixingStates {
  try {
    const states = Object.entries((JSON.parse(text) ?? {}) as Record<string, unknown>);
    return Object.fromEntries(states.filter((entry): entry is [string, MixingState] => isState(entry[1])));
  } catch {
    return {};
  }
}

/** Another release may have stored another shape. */
function isState(stored: unknown): stored is MixingState {
  const { step, ticked, countdowns } = (stored ?? {}) as Partial<Record<keyof MixingState, unknown>>;
  const isCountdown = (one: unknown) => Number.isFinite((one as Partial<Countdown> | null)?.endsAt);
  return (
    Number.isInteger(step) &&
    Array.isArray(ticked) &&
    Array.isArray(countdowns) &&
    countdowns.every(isCountdown)
  );
}

function keepMixingStates(states: MixingStates): void {
  writeForTab(MIXING_KEY, JSON.stringify(states));
}

/** Often enough that no second is shown twice as long. */
const LOOK_MS = 250;

const listeners = new Map<() => void, string>();
const tellAll = () => [...listeners.keys()].forEach((tell) => tell());

let timer: ReturnType<typeof setInterval> | undefined;
let lookedAt = 0;

/** Rings for what has ended. The interval only reads the clock, so a phone that was locked shows the right rest, and rings at once. */
function look(): void {
  lookedAt = Date.now();
  const states = Object.entries(mixingStates());
  const running = states.flatMap(([, { countdowns }]) => countdowns.filter(({ hasRung }) => !hasRung));
  const isOver = running.some(({ endsAt }) => endsAt <= lookedAt);
  if (isOver) {
    ring();
    keepMixingStates(Object.fromEntries(states.map(([id, state]) => [id, rung(id, state)])));
  }
  if (running.every(({ endsAt }) => endsAt <= lookedAt)) stopLooking();
  tellAll();
}

/** A toast tells of it where no screen shows the recipe. */
function rung(id: string, state: MixingState): MixingState {
  const countdowns = state.countdowns.map((one) => {
    if (one.hasRung || one.endsAt > lookedAt) return one;
    const isShown = [...listeners.values()].includes(id);
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

/** Stays while the tab lives, whatever page is shown; countdowns go on and ring. */
export function useMixing({ id, name }: { id: string; name: string }): Mixing {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.set(listener, id);
      return () => void listeners.delete(listener);
    },
    [id],
  );
  const text = useSyncExternalStore(subscribe, mixingText);
  const now = useSyncExternalStore(subscribe, () => lookedAt);
  const state = useMemo(
    () => mixingStates(text)[id] ?? { name, step: 0, ticked: [], countdowns: [] },
    [text, id, name],
  );
  const isRunning = state.countdowns.some(({ hasRung }) => !hasRung);
  useEffect(() => {
    if (isRunning) startLooking();
  }, [isRunning]);

  const change = (changed: Partial<MixingState>) => {
    lookedAt = Date.now();
    keepMixingStates({ ...mixingStates(), [id]: { ...state, ...changed } });
    tellAll();
  };
  return { state, now, change };
}
