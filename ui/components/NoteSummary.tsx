import type { Note } from '#openapi/generated/model/index.ts';
import { notePath } from '#ui/lib/addresses/page-addresses.ts';
import { longDay } from '#ui/lib/words/long-day.ts';
import { paragraphs } from '#ui/lib/words/paragraphs.ts';
import { Link } from './Link.tsx';

export function NoteSummary({ note, level }: { note: Note; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="wrap-anywhere">
      <time dateTime={note.date} className="text-sm text-soft">
        {longDay(note.date)}
      </time>
      <Heading className="mt-1 text-title">
        <Link to={notePath(note.id)} className="underline-offset-4 hover:underline">
          {note.name}
        </Link>
      </Heading>
      <p className="mt-1.5 line-clamp-3 text-soft">{paragraphs(note.story)[0]}</p>
    </article>
  );
}
