import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useGetBar, getGetBarQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { RelatedLink, PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/States.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useLastDefined } from '#ui/hooks/useLastDefined.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { BottleChooser } from './BottleChooser.tsx';
import { NextBottles, swapsForBottlesQuery } from './NextBottles.tsx';
import { ReadyDrinks, readyDrinksQuery } from './ReadyDrinks.tsx';
import { StapleChooser, useMissingStaples } from './StapleChooser.tsx';
import { selectData } from '#ui/api/fetcher.ts';
import { BAR_PATH, SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { namesIn } from '#openapi/pages/page-parameters.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { useBottles } from '#ui/hooks/useStored.ts';

const TITLE = 'My bar';
const LEAD = 'Tick the bottles you have: here is what you can make now, and what one more would open.';

export function BarPage() {
  const { ownedNames, setBottles } = useMyBar();
  const [missingStaples, setMissingStaples] = useMissingStaples();
  const without = missingStaples.length > 0 ? { without: [...missingStaples] } : {};
  const filter = { have: [...ownedNames], ...without };
  const bar = useGetBar(filter, { query: { select: selectData } });
  const lastBar = useLastDefined(bar.data);
  const ready = useQuery({ ...readyDrinksQuery(filter), enabled: ownedNames.length > 0 });
  // Until the response arrives, the ticks of the visitor count. The URL may have names instead of ids.
  const ownedIds = bar.data?.have.map(({ value }) => value) ?? ownedNames;
  usePageHead({ title: TITLE, description: LEAD, canonical: BAR_PATH });
  const failure = bar.isLoadingError && (
    <RetryError onRetry={bar.refetch}>
      {lastBar
        ? 'What your bottles make could not be brought up to date.'
        : 'The bottles could not be loaded.'}
    </RetryError>
  );
  return (
    <>
      <PageHeading
        title={TITLE}
        lead={LEAD}
        above={<RelatedLink to={SAVED_PATH}>Saved recipes</RelatedLink>}
      />
      {!lastBar ? (
        failure || <Spinner label="Loading bottles..." />
      ) : (
        <div className="grid gap-x-14 gap-y-16 lg:grid-cols-[2fr_3fr] lg:gap-x-20 print:block">
          <div>
            <BottleChooser bar={lastBar} ownedIds={ownedIds} setBottles={setBottles} />
            <StapleChooser missing={missingStaples} setMissing={setMissingStaples} />
          </div>
          <div className="grid content-start gap-16">
            {failure}
            {ownedNames.length > 0 && <ReadyDrinks filter={filter} count={lastBar.ready} drinks={ready} />}
            <NextBottles bar={lastBar} ownedIds={ownedIds} setBottles={setBottles} />
          </div>
        </div>
      )}
    </>
  );
}

export const prefetch: ScreenLoader = (client, _, search) => {
  const have = bottlesFromUrl(search);
  const filter = { have };
  return Promise.all([
    prefetchBar(client, filter),
    ...(have.length === 0 ? [] : [client.prefetchQuery(readyDrinksQuery(filter))]),
  ]);
};

async function prefetchBar(client: QueryClient, filter: { have: string[] }): Promise<void> {
  const bar = getGetBarQueryOptions(filter);
  await client.prefetchQuery(bar);
  const response = client.getQueryData(bar.queryKey);
  if (response) await client.prefetchQuery(swapsForBottlesQuery(response.data.next));
}

/** A form without scripts repeats the name of the parameter. */
export function bottlesFromUrl(query: URLSearchParams): string[] {
  return namesIn(query.getAll('have').join(), MAX_BOTTLES);
}

/** Bottles in the URL replace those that the device stores, until the visitor changes one. */
function useMyBar() {
  const [parameters, updateQuery] = useUrlParameters();
  const [stored, store] = useBottles();
  const inUrl = bottlesFromUrl(parameters);
  return {
    ownedNames: inUrl.length > 0 ? inUrl : namesIn(stored, MAX_BOTTLES),
    setBottles: (bottles: readonly string[]) => {
      store(bottles.join());
      if (parameters.has('have')) updateQuery(() => new URLSearchParams());
    },
  };
}
