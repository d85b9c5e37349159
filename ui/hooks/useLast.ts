import { useState } from 'react';

/** Returns the value, or the last one while there is none, so that the page still shows something. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
