import { useEffect, useEffectEvent } from 'react';

export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
  capture = false,
): void {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    document.addEventListener(type, listen, capture);
    return () => document.removeEventListener(type, listen, capture);
  }, [type, capture]);
}
