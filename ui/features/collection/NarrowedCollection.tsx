import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#openapi/generated/model/index.ts';
import { PageLinks } from '#ui/components/PageLinks.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { pageCount, pageFromAddress } from '#ui/rules/paging.ts';
import { TITLE } from './collection-head.ts';
import { collectionMenu } from './collection-menu.ts';
import { LINES_PER_PAGE, narrowedPath, narrowedQuery } from './collection-query.ts';
import { linesQuery } from './menu-query.ts';
import { CollectionMenu } from './CollectionMenu.tsx';
import { NoMatch } from './NoMatch.tsx';

const REFUSED = 400;

interface NarrowedCollectionProps {
  categories: readonly Category[];
  /** How many cocktails the filters leave, on all pages. */
  total: number;
  clear: () => void;
}

/** A page of what the filters leave of a large collection, under the categories that have some of it. */
export function NarrowedCollection({ categories, total, clear }: NarrowedCollectionProps) {
  const [parameters] = useSearchParams();
  const page = pageFromAddress(parameters);
  const { data, error, isPending, refetch } = useQuery({
    ...linesQuery(narrowedQuery(parameters)),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Spinner label="Loading collection..." />;
  // An address may ask for a difficulty that there is not.
  if (error && !data && error.status !== REFUSED) {
    return <RetryError onRetry={refetch}>The collection could not be loaded.</RetryError>;
  }
  if (!data?.length) return <NoMatch clear={clear} />;
  return (
    <>
      <CollectionMenu
        sections={collectionMenu(categories, data).filter(({ cocktails }) => cocktails.length > 0)}
      />
      <PageLinks
        label={TITLE}
        current={page}
        last={Math.max(page, pageCount(total, LINES_PER_PAGE))}
        pathOf={(other) => narrowedPath(parameters, other)}
      />
    </>
  );
}
