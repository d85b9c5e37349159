import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { Button } from '#ui/components/Button.tsx';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { GUIDE_PATH } from '#ui/lib/pages/page-paths.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';
import type { BottlesProps } from './BottleChooser.tsx';
import type { Bar } from '#openapi/generated/model.ts';
import {
  getListSustainableSubstitutionsQueryKey,
  listSustainableSubstitutions,
} from '#ui/api/generated/sustainable-substitutions/sustainable-substitutions.ts';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';

export function NextBottles({ bar: { next, almost }, ownedIds, setBottles }: BottlesProps) {
  const { data: swaps = {} } = useQuery({ ...swapsForBottlesQuery(next), placeholderData: keepPreviousData });
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <SectionHeading id="next">One more bottle</SectionHeading>
      <p className="-mt-3 mb-4 text-soft">
        {almost === 1 ? 'One drink lacks' : `${formatNumber(almost)} drinks lack`} a single bottle. These open
        up the most.
      </p>
      <ul>
        {next.map(({ value, name, count, cocktails }) => (
          <li key={value} className="border-t border-hairline py-2">
            <div className="flex items-center justify-between gap-5">
              <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
                {name}
                <span className="figures font-normal text-soft"> opens {formatNumber(count)}</span>
              </span>
              <Button
                variant="link"
                aria-label={`I have it: ${name}`}
                onClick={() => setBottles([...ownedIds, value])}
                className="min-h-11 shrink-0 noscript:hidden"
              >
                I have it
              </Button>
            </div>
            {(swaps[value] ?? []).map((swap) => (
              <p key={swap} dir="auto" className="text-sm text-soft">
                May stand in:{' '}
                <Link isText to={`${GUIDE_PATH}?${new URLSearchParams({ q: swap }).toString()}`}>
                  {swap}
                </Link>
              </p>
            ))}
            <p className="flex flex-wrap gap-x-4 text-sm leading-6">
              {cocktails.map((drink) => (
                <Link isText key={drink.id} to={recipePath(drink.id)} dir="auto">
                  {drink.name}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const swapsForLineChunk = lazyChunk(() => import('#openapi/ingredients/swaps-for-line.ts'));

/**
 * Reads the guide's swaps for missing bottles. The server has already run this query, and its result is in
 * the page, so a first visit does not load the code that finds swaps.
 */
export function swapsForBottlesQuery(next: Bar['next']) {
  const bottles = next.map(({ value, name }) => [value, name] as const);
  return queryOptions({
    queryKey: [...getListSustainableSubstitutionsQueryKey(), { select: 'swaps-for-bottles', bottles }],
    queryFn: async ({ signal }): Promise<Record<string, string[]>> => {
      const [{ data: swaps }, { swapsForLine }] = await Promise.all([
        listSustainableSubstitutions(undefined, { signal }),
        swapsForLineChunk.load(),
      ]);
      const standIns = (name: string) => swapsForLine(swaps, name).map((swap) => swap.sustainableAlternative);
      return Object.fromEntries(bottles.map(([id, name]) => [id, standIns(name)]));
    },
  });
}
