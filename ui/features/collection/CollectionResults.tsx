import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Category, Cocktail, ListCocktailsParams } from '#openapi/generated/model.ts';
import { categoryPath, recipePath } from '#openapi/pages/item-paths.ts';
import { hasStatus } from '#ui/api/ApiError.ts';
import { CocktailPicture } from '#ui/components/cards/CocktailPicture.tsx';
import { Link } from '#ui/components/Link.tsx';
import { CocktailCard, cardCocktail, type CardCocktail } from '#ui/components/cards/CocktailCard.tsx';
import { PageLinks } from '#ui/components/PageLinks.tsx';
import { RetryError, EmptyState } from '#ui/components/States.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { CARDS_PER_COLLECTION_PAGE } from '#ui/lib/pages/page-sizes.ts';
import { pageCount, pageInUrl } from '#ui/lib/pages/paging.ts';
import { Button } from '#ui/components/Button.tsx';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import { shownCocktailsQuery } from '#ui/queries/shown-cocktails-query.ts';
import { narrowedPath, listParameters, TITLE } from './collection-filter.ts';

const BAD_REQUEST = 400;

interface CollectionResultsProps {
  parameters: URLSearchParams;
  categories: readonly Category[];
  /** The number of matches on all pages. */
  total: number;
  clear: () => void;
  onRetry: () => unknown;
}

export function CollectionResults({ parameters, categories, total, clear, onRetry }: CollectionResultsProps) {
  const page = pageInUrl(parameters);
  const { data, error, isPending, refetch } = useQuery({
    ...resultsQuery(listParameters(parameters)),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Spinner label="Loading collection..." />;
  // A URL may name an unknown difficulty.
  if (error && !data && !hasStatus(error, BAD_REQUEST)) {
    return (
      <RetryError onRetry={() => Promise.all([refetch(), onRetry()])}>
        The collection could not be loaded.
      </RetryError>
    );
  }
  if (!data?.length) return <NoMatch clear={clear} categories={categories} />;
  return (
    <>
      {parameters.get('view') === 'cards' ? (
        <ul className="recipe-grid">
          {data.map((cocktail, index) => (
            <li key={cocktail.id}>
              <CocktailCard cocktail={cocktail} level={2} hasPriority={index === 0} />
              <p className="figures mt-1.5 text-xs text-soft">{cocktailFacts(cocktail)}</p>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="gap-x-14 lg:columns-2">
          {data.map((cocktail) => (
            <CocktailLine key={cocktail.id} cocktail={cocktail} />
          ))}
        </ul>
      )}
      <PageLinks
        label={TITLE}
        current={page}
        last={pageCount(total, CARDS_PER_COLLECTION_PAGE)}
        pathOf={(other) => narrowedPath(parameters, other)}
      />
    </>
  );
}

/** A line of the printed page. It has no drawing. */
function CocktailLine({ cocktail }: { cocktail: ShownCocktail }) {
  return (
    <li className="break-inside-avoid">
      <Link to={recipePath(cocktail.id)} className="group flex items-center gap-3 py-1.5">
        <CocktailPicture
          cocktail={cocktail}
          sizes="44px"
          variant="thumbnail"
          className="w-11 shrink-0 print:hidden"
        />
        <span dir="auto" className="min-w-0 underline-offset-4 decoration-1 group-hover:underline">
          {cocktail.name}
        </span>
        <span className="h-0 min-w-4 flex-1 border-b-2 border-dotted border-hairline max-[23rem]:hidden" />
        <span className="figures ml-auto max-w-2/5 shrink-0 sm:max-w-1/2 text-right text-sm text-soft">
          {cocktailFacts(cocktail)}
        </span>
      </Link>
    </li>
  );
}

function cocktailFacts({ type, difficulty, alcoholFree, strength }: ShownCocktail): string {
  const strong = alcoholFree ? 'alcohol-free' : strength === null ? null : `${Math.round(strength)}%`;
  return [type ?? difficulty, strong].filter(Boolean).join(' · ');
}

const MAX_LINKS = 6;

function NoMatch({ clear, categories }: { clear: () => void; categories: readonly Category[] }) {
  const largest = [...categories].sort((a, b) => b.cocktailCount - a.cocktailCount).slice(0, MAX_LINKS);
  return (
    <>
      <EmptyState
        title="No cocktails match your filters"
        action={
          <Button variant="quiet" onClick={clear}>
            Show the whole collection
          </Button>
        }
      />
      {largest.length > 0 && (
        <nav aria-label="Shelves" className="flex flex-wrap gap-x-5 gap-y-2 pt-5">
          {largest.map(({ id, name, cocktailCount }) => (
            <Link isText key={id} to={categoryPath(name)} className="figures">
              {name} ({formatNumber(cocktailCount)})
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

type ShownCocktail = CardCocktail & Pick<Cocktail, 'alcoholFree' | 'strength'>;

export function resultsQuery(parameters: ListCocktailsParams) {
  return shownCocktailsQuery(parameters, 'results', shownCocktail);
}

function shownCocktail(cocktail: Cocktail): ShownCocktail {
  const { alcoholFree, strength } = cocktail;
  return { ...cardCocktail(cocktail), alcoholFree, strength };
}
