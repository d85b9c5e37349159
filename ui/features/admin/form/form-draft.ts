import type { FormField, FormValue, FormValues } from '../resources/form-fields.ts';

/**
 * A draft holds the typed values by field, and the value that each field had before. Both are compared with the saved item, which somebody
 * else may have changed (a three-way merge).
 */
export type Draft = Readonly<Record<string, { value: FormValue; before: FormValue }>>;

/** Returns the values that the form shows: the typed ones, and the saved ones in all other fields. */
export function shownValues(saved: FormValues, draft: Draft): FormValues {
  const shown = { ...saved };
  for (const [name, { value, before }] of Object.entries(draft))
    if (!isSame(value, before) || isSame(before, saved[name])) shown[name] = value;
  return shown;
}

export function isChanged(saved: FormValues, draft: Draft): boolean {
  return Object.entries(shownValues(saved, draft)).some(([name, value]) => !isSame(value, saved[name]));
}

/** Returns the fields that were typed into and that somebody else changed too. The administrator decides between the two values. */
export function savedMeanwhile(saved: FormValues, draft: Draft): FormValues {
  const theirs: FormValues = {};
  for (const [name, { value, before }] of Object.entries(draft)) {
    const now = saved[name];
    if (now === undefined || isSame(value, before) || isSame(now, before) || isSame(now, value)) continue;
    theirs[name] = now;
  }
  return theirs;
}

/** Returns everything that the draft holds, whatever is saved now. */
export function draftValues(draft: Draft): FormValues {
  return Object.fromEntries(Object.entries(draft).map(([name, { value }]) => [name, value]));
}

/** Returns a draft as if every one of these values had been typed. */
export function draftOf(values: FormValues, before: FormValues): Draft {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, { value, before: before[name] ?? '' }] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * The focal point and the alternative text belong to a picture. Another picture begins without them, and the saved picture gets them back.
 */
export function withTyped(
  fields: readonly FormField[],
  saved: FormValues,
  draft: Draft,
  typed: { name: string; value: FormValue },
): Draft {
  const own = fields.some(({ picture }) => picture === typed.name)
    ? fields.filter(({ name, picture }) => picture === typed.name || name === 'imageAlt')
    : [];
  const isBack = isSame(typed.value, saved[typed.name]);
  const next = { ...draft, ...oneTyped(saved, draft, typed.name, typed.value) };
  for (const { name } of own)
    Object.assign(next, oneTyped(saved, draft, name, (isBack && saved[name]) || ''));
  return next;
}

function oneTyped(saved: FormValues, draft: Draft, name: string, value: FormValue): Draft {
  const earlier = draft[name];
  const isFirst = !earlier || isSame(earlier.value, earlier.before);
  return { [name]: { value, before: isFirst ? (saved[name] ?? '') : earlier.before } };
}

export function withDecision(saved: FormValues, draft: Draft, name: string, takes: 'theirs' | 'mine'): Draft {
  const { [name]: mine, ...others } = draft;
  if (takes === 'theirs' || !mine) return others;
  return { ...others, [name]: { ...mine, before: saved[name] ?? '' } };
}

/** Returns what was typed while `sent` was being saved. */
export function draftSince(sent: FormValues, draft: Draft, saved: FormValues): Draft {
  const since = Object.entries(draftValues(draft)).filter(([name, value]) => !isSame(value, sent[name]));
  return draftOf(Object.fromEntries(since), saved);
}

export function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return one === other;
}
