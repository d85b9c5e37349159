import { toast } from '#ui/components/toast/toast.ts';
import { useVoiceSearch, type VoiceSearch } from '#ui/lib/voice/useVoiceSearch.ts';
import { VOICE_ERROR_TITLE } from '#ui/lib/voice/voice-words.ts';

/** Listens to the microphone, and shows in toasts that it listens and how it went (PRODUCT.md, section 8). */
export function useSpokenTerm(onTerm: (term: string) => void): VoiceSearch {
  const voice = useVoiceSearch({
    onResult: (term) => {
      toast({ title: 'Voice search captured', description: `Searching for: "${term}"` });
      onTerm(term);
    },
    onError: (message) => {
      toast({ title: VOICE_ERROR_TITLE, description: message, variant: 'destructive' });
    },
  });
  const start = () => {
    const isListening = voice.start();
    if (isListening) toast({ title: 'Voice search activated' });
    return isListening;
  };
  return { ...voice, start };
}
