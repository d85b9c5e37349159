import type { HouseIngredient } from '#openapi/generated/model/index.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Link } from '#ui/components/Link.tsx';
import { housePath } from '#ui/lib/addresses/page-addresses.ts';
import { storeMakesItself, useMakesItself } from './useHouseMade.ts';

export function HouseMadeChoice({ houseMade }: { houseMade: readonly HouseIngredient[] }) {
  const makesItself = useMakesItself();
  if (houseMade.length === 0) return null;
  return (
    <div data-screen-only className="mt-5">
      <Checkbox
        label="Make what is house-made, and buy what it takes"
        checked={makesItself}
        onChange={({ target }) => storeMakesItself(target.checked)}
      />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {houseMade.map(({ id, name }) => (
          <Link key={id} to={housePath(id)} className="leading-6 underline underline-offset-4">
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}
