import { Link } from '#ui/components/Link.tsx';
import type { RecipeFact } from './recipe-facts.ts';

export function RecipeFacts({ facts }: { facts: RecipeFact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-hairline py-6 md:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {facts.map(({ label, values }) => (
        <div key={label}>
          <dt className="text-xs text-soft">{label}</dt>
          {values.map(({ text, to, isWayOn }) => (
            <dd key={text} data-screen-only={isWayOn} className="mt-1 leading-6 text-sm font-semibold">
              {to === undefined ? (
                text
              ) : (
                <Link
                  to={to}
                  className="inline-block underline decoration-hairline underline-offset-4 hover:decoration-current"
                >
                  {text}
                </Link>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
