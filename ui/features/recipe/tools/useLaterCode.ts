import { useState } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import type * as code from './later-code.ts';

export type LaterCode = typeof code;

const load = () => import('./later-code.ts');

/**
 * The part that knows of units, servings, strengths and swaps, once it is here. A page that cannot have it goes without,
 * until the visitor changes something that needs it: then it is asked for once more, and a failure is told.
 */
export function useLaterCode(): { code: LaterCode | null; askAgain: () => void } {
  const [wanted, setWanted] = useState<'by page' | 'by visitor' | null>('by page');
  const loaded = useLazyCode(wanted !== null, load, () => {
    setWanted(null);
    if (wanted === 'by visitor') {
      toast({
        title: 'Error',
        description: 'The amounts could not be worked out. Please try again.',
        variant: 'destructive',
      });
    }
  });
  return { code: loaded, askAgain: () => setWanted('by visitor') };
}
