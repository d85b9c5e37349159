import { RetryError } from '#ui/components/RetryError.tsx';
import type { VoiceSearch } from '#ui/lib/voice/useVoiceSearch.ts';
import type { SearchState } from './useSearchResults.ts';

function message({ state, term, cocktails }: SearchState): string {
  if (state === 'empty') return 'Start typing to search for cocktails...';
  if (state === 'searching') return 'Searching...';
  if (cocktails.length === 0) return `No cocktails found for "${term}"`;
  return cocktails.length === 1 ? '1 cocktail found' : `${cocktails.length} cocktails found`;
}

interface SearchStatusProps {
  voice: VoiceSearch;
  search: SearchState;
}

export function SearchStatus({ voice, search }: SearchStatusProps) {
  const isFailed = search.state === 'failed' && !voice.isListening;
  return (
    <>
      <p role="status" className={`mt-4 text-soft ${isFailed ? 'sr-only' : ''}`}>
        {voice.isListening ? (
          <>Listening... {voice.transcript !== '' && <q className="text-ink">{voice.transcript}</q>}</>
        ) : (
          !isFailed && message(search)
        )}
      </p>
      {isFailed && (
        <div className="mt-4">
          <RetryError onRetry={search.retry}>The search did not get an answer.</RetryError>
        </div>
      )}
    </>
  );
}
