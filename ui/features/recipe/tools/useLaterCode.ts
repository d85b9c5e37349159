import { useLazyCode } from '#ui/hooks/useLazyCode.ts';
import type * as code from './later-code.ts';

export type LaterCode = typeof code;

const load = () => import('./later-code.ts');

/** The part that knows of strengths and swaps, once it is here; a page that cannot have it goes without. */
export function useLaterCode(): LaterCode | null {
  return useLazyCode(true, load, () => undefined);
}
