import { parseExclusions } from '#openapi/ingredients/exclusions/parse-exclusions.ts';
import { withoutFillersAround } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { UnknownExclusions } from '#ui/components/States.tsx';
import { Button } from '#ui/components/Button.tsx';
import type { SearchState } from './useSearchResults.ts';

interface TermExclusionsProps {
  term: string;
  search: SearchState;
  onChange: (term: string) => void;
}

export function TermExclusions({ term, search, onChange }: TermExclusionsProps) {
  const searched = parseExclusions(search.respondedTerm).exclusions.flatMap(({ without }) => without);
  const isKnown = (thing: string) =>
    searched.includes(thing) && !search.unknown.includes(withoutFillersAround(foldWords(thing)).join(' '));
  const applied = parseExclusions(term).exclusions.filter(
    ({ freeFrom, isAlcoholFree, without }) => freeFrom.length > 0 || isAlcoholFree || without.some(isKnown),
  );
  // The term may name an exclusion twice.
  const texts = [...new Set(applied.map(({ text }) => text))];
  const unknown = search.unknown.length > 0 && <UnknownExclusions things={search.unknown} />;
  if (texts.length === 0) return unknown;
  return (
    <>
      {unknown}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-soft">
        Filtered, as far as the recipes say:
        {texts.map((text) => (
          <Button
            key={text}
            variant="link"
            className="pointer-coarse:min-h-11"
            aria-label={`Remove ${text}`}
            onClick={() => onChange(removeExclusion(term, text))}
          >
            {text} ×
          </Button>
        ))}
      </p>
    </>
  );
}

const escapeSign = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** Removes only whole words: not the 'na' in 'banana' or the '0%' in '50%'. */
export function removeExclusion(term: string, exclusion: string): string {
  const pattern = exclusion.replace(/[^\p{L}\p{N}]/gu, escapeSign);
  const wholeWords = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}]|\\p{N}[.,](?=\\p{N}))${pattern}(?![\\p{L}\\p{M}\\p{N}])`,
    'gu',
  );
  return term.replace(wholeWords, ' ').replace(/\s+/g, ' ').trim();
}
