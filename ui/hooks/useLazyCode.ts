import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A module whose code comes when it is wanted for the first time; null until it is here. Other than React's `lazy` it
 * can be asked for again after the network failed, and a failure takes nothing else of the page away.
 */
export function useLazyCode<Code extends object>(
  isWanted: boolean,
  load: () => Promise<Code>,
  onFailure: () => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const loadCode = useEffectEvent(load);
  const tellFailure = useEffectEvent(onFailure);
  const isMissing = isWanted && code === null;

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    loadCode().then(setCode, () => {
      if (!isLeft) tellFailure();
    });
    return () => {
      isLeft = true;
    };
  }, [isMissing]);

  return code;
}
