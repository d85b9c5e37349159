import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import { ring, type Countdown } from './countdown.ts';

interface MixingState {
  name: string;
  /** Step 0 is the preparation. */
  step: number;
  ticked: readonly string[];
  countdowns: readonly Countdown[];
}

type MixingStates = Readonly<Record<string, MixingState>>;

const MIXING_KEY = 'mixing';
/** The interval is short enough that no second is shown twice as long as another. */
const LOOK_MS = 250;

/** The map holds the listener of each component that shows a recipe, with the recipe's id. */
const listeners = new Map<() => void, string>();
let timer: ReturnType<typeof setInterval> | undefined;
let lookedAt = 0;

/** The text stays the same until something changes. */
const storedText = (): string => readStored(MIXING_KEY, 'sessionStorage') ?? '{}';

/** Another release, or another page of this origin, may have stored another shape, which is ignored. */
function statesIn(text: string): MixingStates {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(text) as object).filter(([, state]) => isState(state)),
    );
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

/** Rings for ended countdowns. It compares times, so an unlocked phone is right at once. */
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

/** Shows a toast where no screen shows the recipe. */
function rung(id: string, state: MixingState): MixingState {
  const isShown = [...listeners.values()].includes(id);
  const countdowns = state.countdowns.map((countdown) => {
    if (countdown.hasRung || countdown.endsAt > lookedAt) return countdown;
    if (!isShown) toast({ title: 'Time is up', description: `${state.name}, step ${countdown.step + 1}` });
    return { ...countdown, hasRung: true };
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

/** Holds the state of mixing a recipe for as long as the tab. Countdowns ring on every page. */
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
