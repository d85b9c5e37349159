import type { Cocktail } from '#openapi/generated/model/index.ts';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { DrinkIsland } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';

const DRAWN_DRINKS = 3;

/** What the house does, large, and beside it some of today's drinks on the bar. */
export function Hero({ drinks }: { drinks: Cocktail[] }) {
  return (
    <section className="grid items-end gap-x-8 gap-y-12 py-14 md:grid-cols-[6fr_5fr] lg:grid-cols-[8fr_5fr] md:py-24 lg:py-32">
      <div>
        <h1 className="text-hero">Crafting our Signature Cocktails</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-soft">
          Recipes from our tasting room, measured the way we pour them, for your own counter at home.
        </p>
        <div className="mt-8">
          <ButtonLink to="/explore-collection" size="lg">
            Explore our collection
          </ButtonLink>
        </div>
      </div>
      {/* The drawings have air at their sides, which neighbours share. */}
      <div aria-hidden="true" className="flex items-end overflow-hidden px-[3%]">
        <ErrorBoundary reads="listCocktails" isQuiet>
          {drinks.slice(0, DRAWN_DRINKS).map((cocktail) => (
            <DrinkIsland key={cocktail.id} recipe={cocktail} className="-mx-[5%] min-w-0 flex-1" />
          ))}
        </ErrorBoundary>
      </div>
    </section>
  );
}
