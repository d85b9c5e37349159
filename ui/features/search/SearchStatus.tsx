import { RetryError } from '#ui/components/RetryError.tsx';
import { formatCount } from '#ui/lib/words/format-count.ts';
import type { SearchState } from './useSearchResults.ts';
import type { VoiceSearch } from './useVoiceSearch.ts';

function message({ state, term, total }: SearchState): string {
  if (state === 'empty') return 'Start typing to search for cocktails...';
  if (state === 'searching') return 'Searching...';
  if (total === 0) return `No cocktails found for "${term}"`;
  return `${formatCount(total, 'cocktail')} found`;
}

export function SearchStatus({ voice, search }: { voice: VoiceSearch; search: SearchState }) {
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
