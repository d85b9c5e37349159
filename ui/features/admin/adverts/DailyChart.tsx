import type { AdvertCount } from '#openapi/generated/model/index.ts';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { longDay } from '#ui/lib/words/long-day.ts';
import { Disclosure } from '../history/ChangeEntry.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Of the drawing, which fills its place; a day is 1 wide. */
const HEIGHT = 100;
const GAP = 0.2;

interface DailyChartProps {
  from: string;
  to: string;
  /** Of one advert, the oldest first; at least one. */
  counts: readonly AdvertCount[];
}

export function DailyChart({ from, to, counts }: DailyChartProps) {
  const sum = (of: 'views' | 'clicks') => counts.reduce((total, count) => total + count[of], 0);
  const placeOf = (day: string) => (Date.parse(day) - Date.parse(from)) / DAY_MS;
  const most = Math.max(...counts.map(({ views, clicks }) => Math.max(views, clicks)));
  const bars = (of: 'views' | 'clicks') =>
    counts.map(({ day, [of]: count }) => {
      const height = (count / most) * HEIGHT;
      return <rect key={day} x={placeOf(day)} y={HEIGHT - height} width={1 - GAP} height={height} />;
    });
  return (
    <div className="grid gap-3">
      <p className="figures">
        <strong>{counted(sum('views'), 'view')}</strong>, <strong>{counted(sum('clicks'), 'click')}</strong>
      </p>
      <div>
        <svg
          role="img"
          aria-label={`Views and clicks of each day, ${figure(most)} at most`}
          viewBox={`0 0 ${placeOf(to) + 1} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-b border-hairline"
        >
          <g fill="currentColor" opacity={0.45}>
            {bars('views')}
          </g>
          <g fill="currentColor">{bars('clicks')}</g>
        </svg>
        <p className="figures flex justify-between text-soft">
          <span>{longDay(from)}</span>
          <span>{longDay(to)}</span>
        </p>
      </div>
      <Disclosure label="Day by day" of="views and clicks">
        <table className="figures w-full text-left">
          <thead className="text-soft">
            <tr>
              <th className="py-1.5 pr-4 font-medium">Day</th>
              <th className="py-1.5 pr-4 font-medium">Views</th>
              <th className="py-1.5 font-medium">Clicks</th>
            </tr>
          </thead>
          <tbody>
            {counts.toReversed().map(({ day, views, clicks }) => (
              <tr key={day} className="border-t border-hairline">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {longDay(day)}
                </th>
                <td className="py-1.5 pr-4">{figure(views)}</td>
                <td className="py-1.5">{figure(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  );
}
