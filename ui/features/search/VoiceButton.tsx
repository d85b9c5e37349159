import { Button } from '#ui/components/Button.tsx';
import { MicIcon } from '#ui/components/icons.tsx';
import { useVoiceSupport, type VoiceSearch } from '#ui/hooks/useVoiceSearch.ts';
import { VOICE_UNAVAILABLE_LABEL } from '#ui/rules/voice-errors.ts';

/** Starts and stops listening; where the browser cannot listen it says so, and a click tells which browsers can. */
export function VoiceButton({ voice }: { voice: VoiceSearch }) {
  const isSupported = useVoiceSupport();
  const label = isSupported ? 'Voice Search' : VOICE_UNAVAILABLE_LABEL;
  return (
    <Button
      variant={voice.isListening ? 'primary' : 'quiet'}
      className={`md:min-h-14 ${isSupported ? '' : 'text-soft'}`}
      onClick={voice.isListening ? voice.stop : voice.start}
    >
      <MicIcon className={voice.isListening ? 'animate-breathe' : ''} />
      {voice.isListening ? 'Stop listening' : label}
    </Button>
  );
}
