import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { parseJson, readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';
import { type Countdown, ringBell } from './countdown.ts';

interface MixingState {
  name: string;
  /** The number of the shown step; 0 is the preparation. */
  step: number;
  ticked: readonly string[];
  countdowns: readonly Countdown[];
}

type MixingStates = Readonly<Record<string, MixingState>>;

const MIXING_KEY = 'mixing';
/** With a longer interval, a countdown would show some seconds visibly longer than others. */
const CHECK_MS = 250;

/** The listener of each component that shows a recipe, with the id of the recipe. */
const listeners = new Map<() => void, string>();
let timer: ReturnType<typeof setInterval> | undefined;
let checkedAt = 0;

/** The snapshot for React: a text, which is equal until something changes. */
const storedText = () => readStored(MIXING_KEY, 'sessionStorage');

/** Ignores other shapes, which another release or another page of this origin may have stored. */
function parseStates(text: string | null): MixingStates {
  const states = Object.entries(parseJson(text) ?? {});
  return Object.fromEntries(states.filter(([, state]) => isState(state)));
}

function isState(value: unknown): boolean {
  const { step, ticked, countdowns } = (value ?? {}) as Partial<MixingState>;
  return Number.isInteger(step) && [ticked, countdowns].every(Array.isArray);
}

function storeStates(states: MixingStates): void {
  writeQuietly(MIXING_KEY, JSON.stringify(states), 'sessionStorage');
  notifyListeners();
}

function notifyListeners(): void {
  [...listeners.keys()].forEach((notify) => notify());
}

/** Rings for ended countdowns. It compares end times, so it is right at once when a phone is unlocked. */
function checkCountdowns(): void {
  checkedAt = Date.now();
  const states = Object.entries(parseStates(storedText()));
  const running = states.flatMap(([, { countdowns }]) => countdowns.filter(({ hasRung }) => !hasRung));
  const over = running.filter(({ endsAt }) => endsAt <= checkedAt);
  if (over.length === running.length) stopChecking();
  if (over.length === 0) return notifyListeners();
  ringBell();
  storeStates(Object.fromEntries(states.map(([id, state]) => [id, ringEnded(id, state)])));
}

/** Marks ended countdowns as rung. Shows a toast if no component shows the recipe. */
function ringEnded(id: string, state: MixingState): MixingState {
  const isShown = [...listeners.values()].includes(id);
  const countdowns = state.countdowns.map((countdown) => {
    if (countdown.hasRung || countdown.endsAt > checkedAt) return countdown;
    if (!isShown) toast({ title: 'Time is up', description: `${state.name}, step ${countdown.step + 1}` });
    return { ...countdown, hasRung: true };
  });
  return { ...state, countdowns };
}

function startChecking(): void {
  if (timer !== undefined) return;
  timer = setInterval(checkCountdowns, CHECK_MS);
  document.addEventListener('visibilitychange', checkCountdowns);
}

function stopChecking(): void {
  clearInterval(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', checkCountdowns);
}

/** Stores the state of mixing a recipe until the tab closes. Countdowns ring on every page. */
export function useMixingProgress({ id, name }: { id: string; name: string }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.set(listener, id);
      return () => void listeners.delete(listener);
    },
    [id],
  );
  const text = useSyncExternalStore(subscribe, storedText);
  const now = useSyncExternalStore(subscribe, () => checkedAt);
  const state = useMemo(
    () => parseStates(text)[id] ?? { name, step: 0, ticked: [], countdowns: [] },
    [text, id, name],
  );
  const isRunning = state.countdowns.some(({ hasRung }) => !hasRung);
  useEffect(() => {
    if (isRunning) startChecking();
  }, [isRunning]);

  const update = (changed: Partial<MixingState>) => {
    checkedAt = Date.now();
    storeStates({ ...parseStates(storedText()), [id]: { ...state, ...changed } });
  };
  return { state, now, update };
}

export type MixingProgress = ReturnType<typeof useMixingProgress>;
