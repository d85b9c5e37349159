import type { FormField, FormValue, FormValues } from './form-fields.ts';
import { blankValues, copiedValues, valuesOf } from './form-fields.ts';
import type { Answer, Item } from '../resources/resource.ts';
import type { StoredForm } from '../unsaved/stored-form.ts';

/** The form of one item, from its opening to its saving. */
export interface FormState {
  /** What the server answered last, or null for a new item. Its ETag goes along with the update. */
  base: Answer | null;
  /** What the fields held then. What differs from it was typed. */
  saved: FormValues;
  values: FormValues;
  /** What somebody else saved in fields that were typed into too. They wait for a decision. */
  theirs: FormValues;
  /** Why the server refused a field. A change of the field ends it. */
  refused: Readonly<Record<string, string>>;
  /** Goes up when the form should move the focus to its first bad or undecided field. From 1 on, all errors are shown. */
  tries: number;
  /** Goes up when a merge left nothing to decide of a save that was refused as stale: the form then saves again. */
  resends: number;
  /** Somebody else deleted the item. */
  isGone: boolean;
}

export type FormEvent =
  | { kind: 'typed'; name: string; value: FormValue }
  | { kind: 'tried' }
  | { kind: 'refused'; refused: Readonly<Record<string, string>> }
  | { kind: 'read'; answer: Answer; wasStale?: boolean }
  | { kind: 'saved'; answer: Answer; sent: FormValues }
  | { kind: 'decided'; name: string; takes: 'theirs' | 'mine' }
  | { kind: 'deleted' };

/** What a form begins with: a saved item, a copy of one, or what was typed before a reload. */
export interface Beginning {
  loaded: Answer | null;
  copied: Item | null;
  unsaved: StoredForm | null;
}

const LOST = 'The chosen file was not kept. Please choose it again.';

export function firstState(
  fields: readonly FormField[],
  { loaded, copied, unsaved }: Beginning,
  defaults: FormValues = {},
): FormState {
  const saved = loaded ? valuesOf(fields, loaded.data) : { ...blankValues(fields), ...defaults };
  const blank = { base: loaded, saved, theirs: {}, refused: {}, tries: 0, resends: 0, isGone: false };
  if (copied) return { ...blank, values: copiedValues(fields, copied) };
  if (!unsaved) return { ...blank, values: saved };
  const typed = fittingValues(unsaved.values, saved);
  // A new item, and one that was deleted, has all that was in the form.
  const before = loaded ? fittingValues(unsaved.before, saved) : saved;
  const { values, theirs } = mergeVersions(before, typed, saved);
  const refused = Object.fromEntries(unsaved.lost.map((name) => [name, LOST]));
  return { ...blank, values, theirs, refused, isGone: !loaded && unsaved.id !== null };
}

/** A release may have changed the fields since. */
function fittingValues(unsaved: FormValues, present: FormValues): FormValues {
  const entries = Object.entries(present).map(([name, other]) => {
    const value = unsaved[name];
    const fits = typeof value === typeof other && Array.isArray(value) === Array.isArray(other);
    return [name, value !== undefined && fits ? value : other] as const;
  });
  return Object.fromEntries(entries);
}

export function reduceForm(fields: readonly FormField[], state: FormState, event: FormEvent): FormState {
  switch (event.kind) {
    case 'typed':
      return typed(fields, state, event.name, event.value);
    case 'tried':
      return { ...state, tries: state.tries + 1 };
    case 'refused':
      return { ...state, refused: event.refused, tries: state.tries + 1 };
    case 'read': {
      // An answer that was under way while this form saved. What is read after a stale save is newer whatever its version: a
      // deleted item that came back begins at 1 again.
      if (!event.wasStale && state.base && event.answer.data.version < state.base.data.version) return state;
      const next = rebased(fields, state, event.answer, state.saved);
      if (!event.wasStale) return next;
      return isDecided(next) ? { ...next, resends: state.resends + 1 } : { ...next, tries: state.tries + 1 };
    }
    case 'saved':
      return { ...rebased(fields, state, event.answer, event.sent), theirs: {}, refused: {}, isGone: false };
    case 'decided': {
      const { [event.name]: their, ...theirs } = state.theirs;
      const isTaken = event.takes === 'theirs' && their !== undefined;
      return { ...state, theirs, values: isTaken ? { ...state.values, [event.name]: their } : state.values };
    }
    case 'deleted':
      return { ...state, base: null, saved: blankValues(fields), theirs: {}, isGone: true };
  }
}

export function isDecided({ theirs }: FormState): boolean {
  return Object.keys(theirs).length === 0;
}

/** What was typed since `before` stays. The rest becomes as it is saved now. */
function rebased(
  fields: readonly FormField[],
  state: FormState,
  answer: Answer,
  before: FormValues,
): FormState {
  const saved = valuesOf(fields, answer.data);
  const { values, theirs } = mergeVersions(before, state.values, saved);
  const waiting = Object.keys(state.theirs).flatMap((name) => {
    const value = saved[name];
    return value === undefined || isSame(value, values[name]) ? [] : [[name, value] as const];
  });
  return { ...state, base: answer, saved, values, theirs: { ...Object.fromEntries(waiting), ...theirs } };
}

/** A three-way merge, since `mine` and `saved` both started from `before`. */
export function mergeVersions(
  before: FormValues,
  mine: FormValues,
  saved: FormValues,
): Pick<FormState, 'values' | 'theirs'> {
  const values = { ...mine };
  const theirs: FormValues = {};
  for (const [name, their] of Object.entries(saved)) {
    if (isSame(their, before[name]) || isSame(their, mine[name])) continue;
    if (isSame(mine[name], before[name])) values[name] = their;
    else theirs[name] = their;
  }
  return { values, theirs };
}

/** Two files are never the same, whatever they hold. */
export function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}

export function isChanged({ saved, values }: Pick<FormState, 'saved' | 'values'>): boolean {
  return Object.keys(saved).some((name) => !isSame(values[name], saved[name]));
}

function typed(fields: readonly FormField[], state: FormState, name: string, value: FormValue): FormState {
  const { [name]: _ended, ...refused } = state.refused;
  const values = { ...state.values, [name]: value };
  const isPicture = fields.some(({ picture }) => picture === name);
  return { ...state, refused, values: isPicture ? withPicture(fields, state.saved, name, values) : values };
}

/** The focal point and the alternative text belong to a picture: another one begins without them, and the saved one has them back. */
function withPicture(
  fields: readonly FormField[],
  saved: FormValues,
  name: string,
  values: FormValues,
): FormValues {
  const isBack = isSame(values[name], saved[name]);
  const own = fields.filter((field) => field.picture === name || field.name === 'imageAlt');
  const changed = own.map((field) => [field.name, (isBack && saved[field.name]) || ''] as const);
  return { ...values, ...Object.fromEntries(changed) };
}
