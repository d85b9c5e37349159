import { useState } from 'react';
import type { AdvertCount, MyAd } from '#openapi/generated/model/index.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { useGetAdvertStatistics } from '#ui/api/generated/myads-drafts/myads-drafts.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Select } from '#ui/components/Select.tsx';
import { DownloadIcon } from '#ui/components/transfer-icons.tsx';
import { downloadText } from '#ui/lib/browser/download.ts';
import { csvText } from '#ui/lib/words/csv-text.ts';
import { longDay } from '#ui/lib/words/long-day.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { SmallButton } from '../SmallButton.tsx';
import { advertState } from '../list/advert-state.ts';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { DailyChart } from './DailyChart.tsx';

const PERIODS = [
  [30, '30 days'],
  [90, '90 days'],
  [366, 'A year'],
] as const;
const PLACES = [
  ['on the ', 'home page', '/'],
  [', in the ', 'categories', '/categories'],
  [' and in the ', 'collection', '/explore-collection'],
] as const;

export function StatisticsDialog({ advert, onClose }: { advert: MyAd; onClose: () => void }) {
  const [days, setDays] = useState<number>(PERIODS[0][0]);
  // Visitors go on counting.
  const { data, error, refetch } = useGetAdvertStatistics({ days }, { query: { refetchOnMount: 'always' } });
  const now = useNow();
  const counts = data?.counts.filter(({ id }) => id === advert.id) ?? [];
  return (
    <Dialog open layout="wide" onOpenChange={onClose} title={`Statistics of “${advert.name}”`}>
      <div className="dense grid gap-5">
        <p className="max-w-prose">
          {capitalised(advertState(advert, now))}: {longDay(advert.startDate)} to {longDay(advert.endDate)}.
          While it runs it takes its turn{' '}
          {PLACES.map(([before, name, address]) => (
            <span key={name}>
              {before}
              <a href={address} target="_blank" rel="noopener" className="underline underline-offset-4">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          ))}
          .
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-40">
            <Select
              aria-label="Period"
              value={days}
              options={PERIODS}
              onValueChange={(chosen) => setDays(Number(chosen))}
            />
          </div>
          {data !== undefined && data.counts.length > 0 && (
            <SmallButton
              onClick={() => downloadText(countsCsv(data.counts), 'text/csv', `adverts-${data.to}.csv`)}
            >
              <DownloadIcon />
              CSV of all adverts
            </SmallButton>
          )}
        </div>
        {error !== null ? (
          <ListError plural="statistics" error={error} onRetry={refetch} />
        ) : data === undefined ? (
          <LoadingBlocks height="h-48" />
        ) : counts.length === 0 ? (
          <EmptyState title="Not seen yet.">
            A view is counted when half of the advert was in view for a second, once for each page. Robots are
            left out, and whoever asks not to be tracked.
          </EmptyState>
        ) : (
          <DailyChart from={data.from} to={data.to} counts={counts} />
        )}
      </div>
    </Dialog>
  );
}

function countsCsv(counts: readonly AdvertCount[]): string {
  const rows = counts.map(({ day, name, views, clicks }) => [day, name, String(views), String(clicks)]);
  return csvText([['Day', 'Advert', 'Views', 'Clicks'], ...rows]);
}
