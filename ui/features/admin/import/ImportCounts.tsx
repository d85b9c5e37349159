import type { ImportResults } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';

export function ImportCounts({ results }: { results: ImportResults }) {
  const { created, updated, unchanged, kept, failed } = results;
  const counts = Object.entries({ new: created, changed: updated, unchanged, kept, bad: failed });
  return (
    <dl className="figures grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse border-l border-hairline pl-3">
          <dt className="text-soft">{label}</dt>
          <dd className={`heading text-title ${label === 'bad' && count > 0 ? 'text-danger' : ''}`}>
            {figure(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
