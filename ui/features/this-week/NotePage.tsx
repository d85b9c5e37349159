import { useMatch } from 'react-router-dom';
import { dataOf } from '#ui/api/data-of.ts';
import { useGetNote, getGetNoteQueryOptions } from '#ui/api/generated/notes/notes.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { useNoteDrink, prefetchNoteDrink } from '#ui/api/notes.ts';
import { ButtonLink } from '#ui/components/Button.tsx';
import { DraftBanner } from '#ui/components/DraftBanner.tsx';
import { Link } from '#ui/components/Link.tsx';
import { NotePicture } from '#ui/components/NotePicture.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { Prose } from '#ui/components/Prose.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { useDraft } from '#ui/hooks/draft/useDraft.ts';
import { useItemHead } from '#ui/api/usePageHead.ts';
import { recipePath, notePath } from '#ui/lib/addresses/page-addresses.ts';
import { longDay } from '#ui/lib/words/long-day.ts';
import { paragraphs } from '#ui/lib/words/paragraphs.ts';
import type { ScreenStart } from '#ui/api/screen.ts';
import type { Cocktail, Note } from '#openapi/generated/model/index.ts';
import type { PageHead } from '#ui/lib/head/page-head.ts';
import { recipeData, shareImage } from '#ui/lib/head/recipe-data.ts';

export function NotePage() {
  const { id = '' } = useMatch('/this-week/:id')?.params ?? {};
  const site = useGetSite();
  const { data, ...read } = useGetNote(id, { query: { select: dataOf } });
  const drink = useNoteDrink(data?.cocktail);
  const siteName = site.data?.name;
  const headOf = (loaded: NonNullable<typeof data>) => noteHead(loaded, drink, siteName);
  const isGone = useItemHead({ data, ...read }, headOf, 'Note');
  const draft = useDraft('notes', id, isGone);
  const note = data ?? draft;
  const allNotes = (
    <Link to="/this-week" className="inline-block leading-6 underline underline-offset-4">
      This week at the bar
    </Link>
  );
  if (isGone && !note) return <PageHeading title="There is no such note" lead={allNotes} />;
  if (read.isLoadingError && !note)
    return <RetryError onRetry={read.refetch}>The note could not be loaded.</RetryError>;
  if (!note) return <Spinner label="Loading note..." />;
  return (
    <article className="wrap-anywhere">
      {draft && <DraftBanner />}
      <PageHeading
        title={note.name}
        above={allNotes}
        lead={<time dateTime={note.date}>{longDay(note.date)}</time>}
      />
      <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-2">
        <NotePicture note={note} drink={drink} />
        <div>
          <Prose>
            {paragraphs(note.story).map((paragraph, at) => (
              <p key={at} className="mb-4 whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </Prose>
          {drink && (
            <div data-screen-only className="mt-8">
              <ButtonLink to={recipePath(drink.id)}>Recipe: {drink.name}</ButtonLink>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

export const prefetch: ScreenStart = async (client, { id = '' }) => {
  const note = getGetNoteQueryOptions(id);
  await client.prefetchQuery(note);
  const found = client.getQueryData(note.queryKey);
  await prefetchNoteDrink(client, found && dataOf(found).cocktail);
};

export function noteHead(note: Note, drink: Cocktail | undefined, siteName = ''): PageHead {
  const { id, name, date, story } = note;
  const description = paragraphs(story)[0] ?? '';
  const image = note.image ?? (drink && shareImage(drink));
  const author = { '@type': 'Organization', name: siteName };
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: name,
    description,
    articleBody: story,
    datePublished: date,
    url: notePath(id),
    ...(image && { image }),
    author,
    publisher: author,
    ...(drink && { about: recipeData(drink, siteName) }),
  };
  // Only the server puts it into documents.
  return {
    title: name,
    description,
    kind: 'article',
    image,
    jsonLd: import.meta.env.SSR ? [posting] : undefined,
  };
}
