import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_PER_READ, MAX_TERM_CHARACTERS } from '#openapi/generated/limits.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { TermExclusions } from './TermExclusions.tsx';
import { SearchSuggestions, storeTerm } from './SearchSuggestions.tsx';
import { SearchResults } from './SearchResults.tsx';
import { moveThroughResults } from './move-through-results.ts';
import { useSearchResults, type SearchState } from './useSearchResults.ts';
import { Button } from '#ui/components/Button.tsx';
import { MicIcon } from '#ui/components/icons.tsx';
import { toast, toastError } from '#ui/components/toast/toast.ts';
import { useVoiceSearch, useVoiceSupport, type VoiceSearch } from './useVoiceSearch.ts';
import { addToEntry, useRouterHistory, type Entry, type LeftSearch } from '#ui/history/useRouterHistory.ts';
import { isPlainClick } from '#ui/lib/browser/clicks-and-keys.ts';
import { RetryError } from '#ui/components/States.tsx';
import { formatCount } from '#ui/lib/words/format-count.ts';

export interface SearchOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SearchOverlay({ isOpen, onClose }: SearchOverlayProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose} title="Search Cocktails" layout="top">
      <ErrorBoundary label="searchCocktails">
        <Search onClose={onClose} />
      </ErrorBoundary>
    </Dialog>
  );
}

function Search({ onClose }: Pick<SearchOverlayProps, 'onClose'>) {
  const history = useRouterHistory();
  const { state } = useLocation() as Entry;
  const [leftSearch] = useState(state?.leftSearch);
  const [text, setText] = useState(() => leftSearch?.term ?? '');
  const box = useRef<HTMLInputElement>(null);
  const voice = useVoiceSearch({
    onResult: (transcript) => {
      toast({ title: 'Voice search captured', description: `Searching for: "${transcript}"` });
      setText(transcript);
    },
    onError: (description) => toastError(description, 'Voice search error'),
  });
  useEffect(() => {
    // Later, the dialog focuses the box and selects its text, which the next letter would replace.
    queueMicrotask(() => box.current?.setSelectionRange(MAX_TERM_CHARACTERS, MAX_TERM_CHARACTERS));
  }, []);
  const typed = text.trim().slice(0, MAX_TERM_CHARACTERS);
  const search = useSearchResults(typed, leftSearch?.isWhole ? leftSearch.term : undefined);
  const { term } = search;
  useReturn(box, leftSearch, search.cocktails.length > 0);
  /** The pressed button is removed, so the focus moves to the box. */
  const changeTerm = (changed: string) => {
    setText(changed);
    box.current?.focus();
  };

  return (
    <div onKeyDown={(event) => moveThroughResults(event, box.current)}>
      {/* The box stays in reach while results are scrolled. */}
      <div className="sticky -top-px z-10 grid gap-3 bg-raised py-1 md:flex">
        <div className="flex-1">
          <SearchInput
            ref={box}
            label="Search cocktails"
            placeholder="Search by name, ingredient, or category..."
            size="lg"
            value={text}
            onValueChange={setText}
          />
        </div>
        <VoiceButton voice={voice} />
      </div>
      <TermExclusions term={typed} search={search} onChange={changeTerm} />
      <SearchStatus voice={voice} search={search} />
      {search.cocktails.length > 0 && (
        <SearchResults
          cocktails={search.cocktails}
          term={term}
          isStale={search.state === 'searching'}
          onPick={(event, link) => {
            storeTerm(term);
            if (link.href === location.href && isPlainClick(event.nativeEvent)) {
              // The recipe is open below the search, so it needs no second history entry.
              event.preventDefault();
              return onClose();
            }
            const scrollTop = scrollerOf(link)?.scrollTop ?? 0;
            const { isWhole } = search;
            addToEntry(history, { leftSearch: { term, isWhole, picked: link.pathname, scrollTop } });
          }}
        />
      )}
      {search.state === 'found' && search.cocktails.length < Math.min(search.total, MAX_PER_READ) && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => {
            search.showAll();
            // The button is removed, so the focus moves to the last result, above the new ones.
            const last = currentTarget.parentElement?.querySelector<HTMLElement>('li:last-child > a');
            last?.focus({ preventScroll: true });
          }}
        >
          Show all {search.total}
        </Button>
      )}
      {(search.state === 'empty' || (search.state === 'found' && search.cocktails.length === 0)) &&
        !voice.isListening && <SearchSuggestions onChoose={changeTerm} />}
    </div>
  );
}

const scrollerOf = (element: Element | null) => element?.closest('[role=dialog]');

/** After Back, scrolls to where the visitor left the results, and focuses the opened result. */
function useReturn(box: RefObject<HTMLElement | null>, leftSearch: LeftSearch | undefined, isShown: boolean) {
  const isDone = useRef(false);
  useEffect(() => {
    const scroller = scrollerOf(box.current);
    if (!leftSearch || !isShown || !scroller || isDone.current) return;
    isDone.current = true;
    // The dialog focuses the box after this effect.
    queueMicrotask(() => {
      const links = [...scroller.querySelectorAll<HTMLAnchorElement>('li > a')];
      links.find(({ pathname }) => pathname === leftSearch.picked)?.focus({ preventScroll: true });
      scroller.scrollTop = leftSearch.scrollTop;
    });
  }, [box, leftSearch, isShown]);
}

function VoiceButton({ voice }: { voice: VoiceSearch }) {
  const isSupported = useVoiceSupport();
  const label = isSupported ? 'Voice Search' : 'Voice Search (Unavailable)';
  return (
    <Button
      variant={voice.isListening ? 'primary' : 'quiet'}
      className={`md:min-h-14 ${isSupported ? '' : 'text-soft'}`}
      onClick={() => {
        if (voice.isListening) voice.stop();
        else if (voice.start()) toast({ title: 'Voice search activated' });
      }}
    >
      <MicIcon className={voice.isListening ? 'animate-breathe' : ''} />
      {voice.isListening ? 'Stop listening' : label}
    </Button>
  );
}

function statusMessage({ state, term, total }: SearchState): string {
  if (state === 'empty') return 'Start typing to search for cocktails...';
  if (state === 'searching') return 'Searching...';
  if (total === 0) return `No cocktails found for "${term}"`;
  return `${formatCount(total, 'cocktail')} found`;
}

function SearchStatus({ voice, search }: { voice: VoiceSearch; search: SearchState }) {
  const isFailed = search.state === 'failed' && !voice.isListening;
  return (
    <>
      <p role="status" className={`mt-4 text-soft ${isFailed ? 'sr-only' : ''}`}>
        {voice.isListening ? (
          <>Listening... {voice.transcript !== '' && <q className="text-ink">{voice.transcript}</q>}</>
        ) : (
          !isFailed && statusMessage(search)
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
