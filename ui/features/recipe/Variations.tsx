import { useQuery } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { Link } from '#ui/components/Link.tsx';
import { recipePath } from '#ui/lib/addresses/page-addresses.ts';
import { variations } from './variations.ts';

/** Nothing where the recipe has no family, or where it cannot be read. */
export function Variations({ recipe }: { recipe: Pick<Cocktail, 'id' | 'ingredients'> }) {
  const { data = [] } = useQuery(variations(recipe));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="variations" data-screen-only>
      <h2 id="variations" className="text-title">
        Variations
      </h2>
      <ul className="mt-2 border-b border-hairline text-sm">
        {data.map(({ id, name, change }) => (
          <li key={id} className="border-t border-hairline py-2 wrap-anywhere">
            <Link to={recipePath(id)} className="leading-6 font-semibold underline underline-offset-4">
              {name}
            </Link>
            <span className="text-soft">: {change}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
