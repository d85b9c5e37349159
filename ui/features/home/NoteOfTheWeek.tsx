import { useListNotes } from '#ui/api/generated/notes/notes.ts';
import { NEWEST_NOTE, useNoteDrink } from '#ui/api/notes.ts';
import { Link } from '#ui/components/Link.tsx';
import { NotePicture } from '#ui/components/NotePicture.tsx';
import { NoteSummary } from '#ui/components/NoteSummary.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';

/** The newest note; nothing where there is none, since the page is whole without it. */
export function NoteOfTheWeek() {
  const note = useListNotes(NEWEST_NOTE).data?.[0];
  const drink = useNoteDrink(note?.cocktail);
  if (!note) return null;
  return (
    <section aria-labelledby="this-week">
      <SectionHeading
        id="this-week"
        aside={
          <Link to="/this-week" className="inline-block leading-6 underline underline-offset-4">
            All notes
          </Link>
        }
      >
        This week at the bar
      </SectionHeading>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2">
        <NotePicture note={note} drink={drink} />
        <NoteSummary note={note} level={3} />
      </div>
    </section>
  );
}
