import { useState } from 'react';

/** In UTC, when the component was mounted. */
export function useYear(): number {
  const [year] = useState(() => new Date().getUTCFullYear());
  return year;
}
