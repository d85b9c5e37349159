import { useQueries } from '@tanstack/react-query';
import { madeInHouse } from '#openapi/ingredients/shopping/house-made.ts';
import { shoppingList } from '#openapi/ingredients/shopping/shopping-list.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Link } from '#ui/components/Link.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useUnitChoice } from '#ui/hooks/useUnitChoice.ts';
import { amountWords, readUnit, shoppingMessage } from './shopping-words.ts';
import { HouseMadeChoice, useHouseMade } from './HouseMadeChoice.tsx';
import { MAX_SERVINGS, servingsIn, useShopping } from './shopping-servings.ts';
import { partyPath } from './party/party-address.ts';
import { PrintAndShare } from './PrintAndShare.tsx';

/** This is what the page prints. */
export function ShoppingList({ saved }: { saved: readonly string[] }) {
  const [{ servings, ticked }, change] = useShopping();
  const [choice] = useUnitChoice();
  const reads = useQueries({ queries: saved.map((id) => getGetCocktailQueryOptions(id)) });
  const recipes = reads.flatMap(({ data }) => (data ? [dataOf(data)] : []));
  const unit = readUnit(choice, recipes);
  const planned = recipes.map((recipe) => ({ ...recipe, servings: servings.get(recipe.id) ?? 0 }));
  const { houseMade, made } = useHouseMade(planned.filter((recipe) => recipe.servings > 0));
  const items = shoppingList(madeInHouse(planned, made), unit);
  const plan = (id: string, number: number) =>
    change((latest) => ({
      ...latest,
      servings: new Map(latest.servings).set(id, servingsIn(Math.trunc(number))),
    }));
  const tick = (id: string, isTicked: boolean) =>
    change((latest) => ({
      ...latest,
      ticked: [...latest.ticked.filter((one) => one !== id), ...(isTicked ? [id] : [])],
    }));
  return (
    <section aria-labelledby="shopping" data-screen-only={items.length === 0 || undefined} className="mt-16">
      <SectionHeading id="shopping">Shopping list</SectionHeading>
      <fieldset data-screen-only className="mb-5 max-w-prose min-w-0">
        <legend className="text-soft">How many of each do you want to serve?</legend>
        {recipes.toReversed().map(({ id, name }) => (
          <label key={id} className="flex items-center justify-between gap-5 py-1">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="w-24 shrink-0">
              <TextInput
                type="number"
                min={0}
                max={MAX_SERVINGS}
                value={servings.get(id) ?? 0}
                onChange={({ target }) => plan(id, target.valueAsNumber)}
              />
            </span>
          </label>
        ))}
      </fieldset>
      <p data-screen-only className="mb-5">
        <Link
          to={partyPath(recipes.map(({ id }) => id))}
          className="inline-block py-2.5 underline underline-offset-4"
        >
          Plan a party with these
        </Link>
      </p>
      {items.length > 0 && (
        <>
          <ul aria-label="To buy" data-to-buy className="border-b border-hairline">
            {items.map((item, at) => (
              <li key={item.id} className="border-t border-hairline">
                {item.aisle !== items[at - 1]?.aisle && <h3 className="pt-3 text-title">{item.aisle}</h3>}
                <Checkbox
                  className="min-h-11 w-full py-1.5"
                  checked={ticked.includes(item.id)}
                  onChange={({ target }) => tick(item.id, target.checked)}
                  label={
                    <>
                      <span className="font-semibold wrap-anywhere">{item.name}</span>
                      <span className="figures text-sm text-soft">
                        , {amountWords(item, unit)}
                        <br />
                        for {item.recipes.join(', ')}
                      </span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          {items.some(({ id }) => ticked.includes(id)) && (
            <Button
              variant="link"
              className="min-h-11 text-sm"
              data-screen-only
              onClick={() => change((latest) => ({ ...latest, ticked: [] }))}
            >
              Untick all, for the next time
            </Button>
          )}
          <HouseMadeChoice houseMade={houseMade} />
          <PrintAndShare
            share="Share"
            data={() => ({ title: 'Shopping list', text: shoppingMessage(items, unit) })}
            copied="Shopping list copied!"
            instead="The list can be printed."
          />
        </>
      )}
    </section>
  );
}
