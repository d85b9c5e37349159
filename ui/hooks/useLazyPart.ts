import type { ComponentType } from 'react';
import { useLazyCode } from './useLazyCode.ts';

/** A part of the page whose code comes when it is wanted for the first time, as with `useLazyCode`. */
export function useLazyPart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): { Component: ComponentType<Props> } | null {
  return useLazyCode(isWanted, () => load().then((Component) => ({ Component })), onFailure);
}
