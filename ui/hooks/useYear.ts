import { useState } from 'react';

export function useYear(): number {
  const [year] = useState(() => new Date().getUTCFullYear());
  return year;
}
