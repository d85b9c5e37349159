import { Button } from '#ui/components/Button.tsx';
import { MicIcon } from '#ui/components/icons.tsx';
import type { VoiceSearch } from '#ui/lib/voice/useVoiceSearch.ts';
import { useVoiceSupport } from '#ui/lib/voice/useVoiceSupport.ts';
import { voiceLabel } from '#ui/lib/voice/voice-label.ts';

/** Where the browser cannot listen, a click tells which browsers can. */
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
