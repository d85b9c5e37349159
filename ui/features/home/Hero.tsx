import type { Cocktail } from '#openapi/generated/model.ts';
import { DAY_MS } from '#openapi/days.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { useDay } from '#ui/queries/useDay.ts';
import { ButtonLink } from '#ui/components/Button.tsx';
import { DrinkIsland } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { Link } from '#ui/components/Link.tsx';
import { COLLECTION_PATH, TUTORIALS_PATH } from '#ui/lib/pages/page-paths.ts';

export function Hero({ drinks }: { drinks: Cocktail[] }) {
  return (
    <section className="relative grid items-center gap-x-12 gap-y-10 py-10 md:grid-cols-2 md:py-16">
      <div>
        <h1 className="text-hero">Crafting our Signature Cocktails</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-soft">
          Recipes from our tasting room, measured the way we pour them, for your own counter at home.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={COLLECTION_PATH} size="lg">
            Explore our collection
          </ButtonLink>
          <Link
            to={TUTORIALS_PATH}
            className="py-3 underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Learn the techniques
          </Link>
        </div>
      </div>
      <ErrorBoundary label="listCocktails" isQuiet>
        <DrinkOfTheDay drinks={drinks} />
      </ErrorBoundary>
    </section>
  );
}

function DrinkOfTheDay({ drinks }: { drinks: Cocktail[] }) {
  const drink = drinkOfTheDay(drinks, useDay());
  if (!drink) return null;
  return (
    <Link to={recipePath(drink.id)} className="group block">
      <DrinkIsland
        key={drink.id}
        recipe={drink}
        aria-hidden="true"
        ground="vivid"
        className="plate aspect-[6/5] md:aspect-square"
        drawing={{ framing: 'close', className: 'absolute inset-x-0 top-[16%] h-[104%] w-full' }}
      />
      <span className="mt-3 block text-sm text-soft">
        Drink of the day:{' '}
        <span className="text-ink underline decoration-1 underline-offset-4">{drink.name}</span>
      </span>
    </Link>
  );
}

/**
 * Chooses another featured drink every day (`yyyy-mm-dd`), or undefined without drinks. Of several drinks, it
 * never chooses the first, which the first card shows.
 */
export function drinkOfTheDay<Drink>(drinks: readonly Drink[], day: string): Drink | undefined {
  const others = drinks.length > 1 ? drinks.slice(1) : drinks;
  return others[Math.floor(Date.parse(day) / DAY_MS) % others.length];
}
