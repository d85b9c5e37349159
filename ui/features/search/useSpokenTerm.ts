import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { useVoiceSearch, type VoiceSearch } from '#ui/lib/voice/useVoiceSearch.ts';
import { VOICE_ERROR_TITLE } from '#ui/lib/voice/voice-errors.ts';

/** Tells in toasts how it went (PRODUCT.md, section 8). Begun from the navigation it listens at once, and its success has a title of its own. */
export function useSpokenTerm(byVoice: boolean, onTerm: (term: string) => void): VoiceSearch {
  const isFromNavigation = useRef(byVoice);
  const voice = useVoiceSearch({
    onResult: (term) => {
      toast({
        title: isFromNavigation.current ? 'Voice search activated' : 'Voice search captured',
        description: `Searching for: "${term}"`,
      });
      onTerm(term);
    },
    onError: (message) => {
      toast({ title: VOICE_ERROR_TITLE, description: message, variant: 'destructive' });
    },
  });

  const startFromNavigation = useEffectEvent(voice.start);
  useEffect(() => {
    if (byVoice) startFromNavigation();
  }, [byVoice]);

  return {
    ...voice,
    start: () => {
      isFromNavigation.current = false;
      voice.start();
    },
  };
}
