import { useQuery } from '@tanstack/react-query';
import type { Site } from '#openapi/generated/model/index.ts';
import { useDay } from '#ui/api/day.ts';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { collectionPath, recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { seasonOf, seasonQuery } from './season-query.ts';

export function InSeason({ hemisphere }: Pick<Site, 'hemisphere'>) {
  const season = seasonOf(useDay(), hemisphere);
  const { data: drinks = [] } = useQuery(seasonQuery(season));
  if (drinks.length === 0) return null;
  return (
    <section aria-labelledby="in-season">
      <SectionHeading
        id="in-season"
        aside={
          <Link
            to={collectionPath('season', season)}
            className="inline-block leading-6 underline underline-offset-4"
          >
            All for {season}
          </Link>
        }
      >
        In season
      </SectionHeading>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-2 md:grid-cols-4">
        {drinks.map(({ id, name }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <Link to={recipePath(id)} className="inline-block py-1 underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
