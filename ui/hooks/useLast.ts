import { useState } from 'react';

/** The value, or while there is none the last one: what is shown stays when nothing newer can be had. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
