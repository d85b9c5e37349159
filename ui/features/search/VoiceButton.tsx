import { Button } from '#ui/components/Button.tsx';
import { MicIcon } from '#ui/components/icons.tsx';
import type { VoiceSearch } from '#ui/hooks/useVoiceSearch.ts';
import { useVoiceSupport } from '#ui/hooks/useVoiceSupport.ts';
import { voiceLabel } from '#ui/rules/voice-label.ts';

/** Starts and stops listening; where the browser cannot listen it says so, and a click tells which browsers can. */
export function VoiceButton({ voice }: { voice: VoiceSearch }) {
  const isSupported = useVoiceSupport();
  return (
    <Button
      variant={voice.isListening ? 'primary' : 'quiet'}
      className={`md:min-h-14 ${isSupported ? '' : 'text-soft'}`}
      onClick={voice.isListening ? voice.stop : voice.start}
    >
      <MicIcon className={voice.isListening ? 'animate-breathe' : ''} />
      {voice.isListening ? 'Stop listening' : voiceLabel(isSupported)}
    </Button>
  );
}
