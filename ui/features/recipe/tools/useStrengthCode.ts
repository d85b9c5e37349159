import { useEffect, useState } from 'react';
import type * as code from './strength-code.ts';

export type StrengthCode = typeof code;

/** The part that knows of strengths, once it is here; a page that cannot have it goes without. */
export function useStrengthCode(): StrengthCode | null {
  const [loaded, setLoaded] = useState<StrengthCode | null>(null);
  useEffect(() => {
    import('./strength-code.ts').then(setLoaded, () => undefined);
  }, []);
  return loaded;
}
