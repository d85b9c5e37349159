import type { MouseEvent } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { Badge, DifficultyBadge } from '#ui/components/Badge.tsx';
import { CocktailPicture } from '#ui/components/cards/CocktailPicture.tsx';
import { Link } from '#ui/components/Link.tsx';
import { highlightParts } from './highlight-parts.ts';

interface SearchResultsProps {
  cocktails: readonly Cocktail[];
  term: string;
  isStale: boolean;
  /** Gets the link of a result before it is followed. */
  onPick: (event: MouseEvent, link: HTMLAnchorElement) => void;
}

export function SearchResults({ cocktails, term, isStale, onPick }: SearchResultsProps) {
  return (
    <ul
      aria-label="Search results"
      aria-busy={isStale}
      className={`mt-3 transition-opacity ${isStale ? 'opacity-60' : ''}`}
      onClickCapture={(event) => {
        const link = (event.target as Element).closest('a');
        if (link) onPick(event, link);
      }}
    >
      {cocktails.map((cocktail) => (
        <li key={cocktail.id} className="border-t border-hairline">
          <Link
            to={recipePath(cocktail.id)}
            className="group grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-center gap-x-4 py-3 hover:bg-ink/5 focus-visible:bg-ink/5 md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-x-6"
          >
            <CocktailPicture cocktail={cocktail} sizes="120px" />
            <span className="grid min-w-0 gap-1">
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span dir="auto" className="heading text-title group-hover:underline">
                  <Marked text={cocktail.name} term={term} />
                </span>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <DifficultyBadge difficulty={cocktail.difficulty} variant="card" />
                  {cocktail.category[0] !== undefined && <Badge>{cocktail.category[0]}</Badge>}
                </span>
              </span>
              <span dir="auto" className="line-clamp-2 text-sm text-soft">
                <Marked text={cocktail.description} term={term} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  return highlightParts(text, term).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-sm bg-citrus/40 text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
