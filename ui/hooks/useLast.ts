import { useState } from 'react';

/**
 * The value, or while there is none the last one: what is shown stays when nothing newer can be had. A value that is made anew at each
 * render is stored once for each `key`.
 */
export function useLast<Value>(value: Value | undefined, key: unknown = value): Value | undefined {
  const [last, setLast] = useState({ value, key });
  const isNewer = last.value === undefined || last.key !== key;
  if (value !== undefined && isNewer) setLast({ value, key });
  return value === undefined ? last.value : value;
}
