import { useSearchParams } from 'react-router-dom';
import { useListNotes, getListNotesQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { NoteSummary } from '#ui/components/NoteSummary.tsx';
import { PageLinks } from '#ui/components/PageLinks.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { pageFromAddress } from '#ui/lib/addresses/paging.ts';
import { notePath } from '#ui/lib/addresses/page-addresses.ts';
import { itemList, NOT_FOUND, UNAVAILABLE } from '#ui/lib/head/page-head.ts';
import type { ScreenStart } from '#ui/api/screen.ts';

/** As many as the feed has. */
export const NOTES_PER_PAGE = 20;

/** One more tells whether there is an older page. */
export const notesQuery = (page: number) => ({
  limit: NOTES_PER_PAGE + 1,
  offset: (page - 1) * NOTES_PER_PAGE,
});

const TITLE = 'This week at the bar';
const LEAD = 'One drink, and what we have to tell about it. The newest note comes first.';

const pathOf = (page: number): string => (page > 1 ? `/this-week?page=${page}` : '/this-week');

export function ThisWeekPage() {
  const [parameters] = useSearchParams();
  const page = pageFromAddress(parameters);
  const { data: read, isLoadingError, refetch } = useListNotes(notesQuery(page));
  const data = read?.slice(0, NOTES_PER_PAGE);
  const urls = (data ?? []).map(({ id }) => notePath(id));
  usePageHead({
    title: TITLE,
    description: LEAD,
    jsonLd: urls.length > 0 ? [itemList(TITLE, urls)] : undefined,
    ...(page > 1 && { canonical: pathOf(page) }),
    ...(isLoadingError
      ? { status: UNAVAILABLE }
      : page > 1 && data?.length === 0
        ? { status: NOT_FOUND }
        : {}),
  });
  return (
    <>
      <PageHeading
        title={TITLE}
        lead={
          <>
            {LEAD}{' '}
            <a href="/feed.xml" className="underline underline-offset-4">
              Follow it in a feed reader
            </a>
          </>
        }
      />
      {isLoadingError ? (
        <RetryError onRetry={refetch}>The notes could not be loaded.</RetryError>
      ) : !data ? (
        <Spinner label="Loading notes..." />
      ) : data.length === 0 ? (
        <EmptyState title={page > 1 ? 'There is no such page of notes' : 'There is no note yet'} />
      ) : (
        <ul aria-label={TITLE} className="max-w-prose border-b border-hairline">
          {data.map((note) => (
            <li key={note.id} className="border-t border-hairline py-6">
              <NoteSummary note={note} level={2} />
            </li>
          ))}
        </ul>
      )}
      {read && (
        <PageLinks
          label={TITLE}
          current={page}
          last={read.length > NOTES_PER_PAGE ? page + 1 : page}
          pathOf={pathOf}
        />
      )}
    </>
  );
}

export const prefetch: ScreenStart = (client, _, search) =>
  client.prefetchQuery(getListNotesQueryOptions(notesQuery(pageFromAddress(search))));
