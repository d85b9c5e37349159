import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/**
 * A part of the page whose code comes when it is wanted for the first time; null until it is here. Other than React's
 * `lazy` it can be asked for again after the network failed, and a failure takes nothing else of the page away.
 */
export function useLazyPart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): { Component: ComponentType<Props> } | null {
  const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null);
  const loadPart = useEffectEvent(load);
  const tellFailure = useEffectEvent(onFailure);
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    loadPart().then(
      (Component) => setPart({ Component }),
      () => {
        if (!isLeft) tellFailure();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isMissing]);

  return part;
}
