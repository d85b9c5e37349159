import type { ImportResults } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';

export function ImportCounts({ results }: { results: ImportResults }) {
  return (
    <dl className="figures grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]">
      {countsOf(results).map(([label, count]) => (
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

function countsOf({ created, updated, unchanged, kept, failed }: ImportResults) {
  return [
    ['new', created],
    ['changed', updated],
    ['unchanged', unchanged],
    ...(kept > 0 ? [['kept', kept] as const] : []),
    ['bad', failed],
  ] as const;
}
