import { useState } from 'react';

/** The year (UTC) in which the component came onto the page. */
export function useYear(): number {
  const [year] = useState(() => new Date().getUTCFullYear());
  return year;
}
