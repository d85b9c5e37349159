import type { Problem } from '#openapi/generated/model/index.ts';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';

export function ItemUsers({ usedBy, usedByCount }: Required<Pick<Problem, 'usedBy' | 'usedByCount'>>) {
  const more = usedByCount - usedBy.length;
  return (
    <ul aria-label="Used by" className="mt-3 max-h-60 list-disc overflow-y-auto pl-5">
      {usedBy.map(({ resource, id, name }) => (
        <li key={`${resource}/${id}`}>
          {resource === 'cocktails' ? (
            <a href={recipePath(id)} target="_blank" rel="noopener" className="underline">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            name
          )}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
