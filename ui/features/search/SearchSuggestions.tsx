import { useState } from 'react';
import { useListCollectionOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { selectData } from '#ui/api/fetcher.ts';
import { parseJson, readStored, writeQuietly } from '#ui/lib/stored/stored-value.ts';

const MAX_POPULAR = 8;

export function SearchSuggestions({ onChoose }: { onChoose: (term: string) => void }) {
  const [recent] = useState(recentTerms);
  const options = useListCollectionOptions(undefined, { query: { select: selectData } });
  const popular = [...(options.data?.spirit ?? [])]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_POPULAR)
    .map(({ name }) => name);
  return (
    <div className="mt-4 grid gap-4">
      <Terms label="Recent searches" terms={recent} onChoose={onChoose} />
      <Terms label="Popular" terms={popular} onChoose={onChoose} />
    </div>
  );
}

interface TermsProps {
  label: string;
  terms: readonly string[];
  onChoose: (term: string) => void;
}

function Terms({ label, terms, onChoose }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-label={label}>
      <p className="text-sm text-soft">{label}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {terms.map((term) => (
          <Button
            key={term}
            variant="link"
            className="max-w-full text-left wrap-anywhere pointer-coarse:min-h-11"
            onClick={() => onChoose(term)}
          >
            {term}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The device stores the terms of which a result was opened, the latest first. */
const RECENT_KEY = 'recent-searches';
const MAX_RECENT = 5;

function recentTerms(): string[] {
  const terms = parseJson(readStored(RECENT_KEY));
  return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : [];
}

export function storeTerm(term: string): void {
  const others = recentTerms().filter((recent) => recent.toLowerCase() !== term.toLowerCase());
  writeQuietly(RECENT_KEY, JSON.stringify([term, ...others].slice(0, MAX_RECENT)));
}
