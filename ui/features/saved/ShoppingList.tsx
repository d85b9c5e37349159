import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { addBatches } from '#openapi/ingredients/house-made.ts';
import { shoppingList } from './shopping-list.ts';
import { MAX_PLANNED_SERVINGS, wholeNumber } from '#openapi/pages/page-parameters.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox, TextInput, withChoice } from '#ui/components/Inputs.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { ShareButton } from '#ui/components/ShareButton.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { useUrlParameters, withParameter } from '#ui/history/useUrlParameters.ts';
import { useUnitChoice } from '#ui/hooks/useStored.ts';
import { SAVED_PATH } from '#ui/lib/pages/page-paths.ts';
import { formatAmount, shoppingMessage, shoppingUnit } from './shopping-amounts.ts';
import { HouseMadeChoice, useHouseMade } from './HouseMadeChoice.tsx';
import { savedLinkFromUrl } from './saved-link.ts';
import { validServings, useShopping } from './useShopping.ts';

interface ShoppingListProps {
  /** The recipes in the order in which they are shown. */
  ids: readonly string[];
  /** True if the ids are in the URL. A form without scripts then sends them again. */
  isLinked: boolean;
}

export function ShoppingList({ ids, isLinked }: ShoppingListProps) {
  const plan = useShoppingPlan(ids);
  const { planned, items, setServings } = plan;
  return (
    <section aria-labelledby="shopping" data-screen-only={items.length === 0 || undefined} className="mt-16">
      <SectionHeading id="shopping">Shopping list</SectionHeading>
      <form action={SAVED_PATH} data-screen-only className="mb-5 grid max-w-prose gap-3">
        {isLinked && <input type="hidden" name="recipes" value={ids.join()} />}
        <GuestsField {...plan} />
        <div className="hidden noscript:block">
          <Button type="submit">Make the list</Button>
        </div>
      </form>
      <fieldset data-screen-only className="mb-5 max-w-prose min-w-0 noscript:hidden">
        <legend className="text-soft">How many of each do you want to serve?</legend>
        {planned.map(({ id, name, servings: number }) => (
          <label key={id} className="flex items-center justify-between gap-5 py-1">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            <span className="w-24 shrink-0">
              <TextInput
                type="number"
                min={0}
                max={MAX_PLANNED_SERVINGS}
                value={number}
                onChange={({ target }) => setServings(id, target.valueAsNumber)}
              />
            </span>
          </label>
        ))}
      </fieldset>
      {items.length > 0 && <BuyList {...plan} />}
    </section>
  );
}

/** Adds up the planned drinks. The URL's guests apply to all recipes; the device stores servings of each. */
function useShoppingPlan(ids: readonly string[]) {
  const [{ servings, ticked }, updateShopping] = useShopping();
  const [parameters, updateQuery] = useUrlParameters();
  const { guests } = savedLinkFromUrl(parameters);
  const [choice] = useUnitChoice();
  const reads = useQueries({ queries: ids.map((id) => getGetCocktailQueryOptions(id)) });
  const recipes = reads.flatMap(({ data }) => (data ? [selectData(data)] : []));
  const unit = shoppingUnit(choice, recipes);
  const planned = recipes.map((recipe) => ({ ...recipe, servings: guests ?? servings.get(recipe.id) ?? 0 }));
  const { houseMade, toMake } = useHouseMade(planned.filter((recipe) => recipe.servings > 0));
  const items = shoppingList(addBatches(planned, toMake), unit);
  const setGuests = (number: number | null) =>
    updateQuery((latest) => withParameter(latest, 'guests', number?.toString() ?? ''));
  /** Sets the servings of one recipe. The other recipes keep the number of guests, which leaves the URL. */
  const setServings = (id: string, number: number) => {
    const others = guests === null ? [] : ids.map((recipeId) => [recipeId, guests] as const);
    updateShopping((latest) => ({
      ...latest,
      servings: new Map([...latest.servings, ...others]).set(id, validServings(Math.trunc(number))),
    }));
    if (guests !== null) setGuests(null);
  };
  const tick = (id: string, isTicked: boolean) =>
    updateShopping((latest) => ({ ...latest, ticked: withChoice(latest.ticked, id, isTicked) }));
  const untick = () => updateShopping((latest) => ({ ...latest, ticked: [] }));
  return { guests, planned, items, unit, houseMade, ticked, setGuests, setServings, tick, untick };
}

type ShoppingPlan = ReturnType<typeof useShoppingPlan>;

function BuyList({ items, unit, houseMade, ticked, tick, untick }: ShoppingPlan) {
  return (
    <>
      <ul aria-label="To buy" data-to-buy className="border-b border-hairline print:columns-2">
        {items.map((item, index) => (
          <li key={item.id} className="border-t border-hairline">
            {item.aisle !== items[index - 1]?.aisle && <h3 className="pt-3 text-title">{item.aisle}</h3>}
            <Checkbox
              className="min-h-11 w-full py-1.5"
              checked={ticked.includes(item.id)}
              onChange={({ target }) => tick(item.id, target.checked)}
              label={
                <>
                  <span dir="auto" className="font-semibold wrap-anywhere">
                    {item.name}
                  </span>
                  <span dir="auto" className="figures text-sm text-soft">
                    , {formatAmount(item, unit)}
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
        <Button variant="link" className="min-h-11 text-sm" data-screen-only onClick={untick}>
          Untick all for next time
        </Button>
      )}
      <HouseMadeChoice houseMade={houseMade} />
      <div data-screen-only className="mt-5 flex flex-wrap gap-3 noscript:hidden">
        <Button variant="quiet" onClick={() => window.print()}>
          <PrinterIcon /> Print
        </Button>
        <ShareButton
          data={() => ({ title: 'Shopping list', text: shoppingMessage(items, unit) })}
          copied={{ title: 'Shopping list copied!' }}
          instead={() => 'The list can be printed.'}
        >
          Share
        </ShareButton>
      </div>
    </>
  );
}

function GuestsField({ guests, setGuests }: ShoppingPlan) {
  // While the visitor types, the text may not be a number.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label="Guests"
      hint="One of each drink for every guest."
      type="number"
      name="guests"
      min={1}
      max={MAX_PLANNED_SERVINGS}
      value={typed ?? guests ?? ''}
      onBlur={() => setTyped(null)}
      onChange={({ target: { value: text } }) => {
        setTyped(text);
        const number = wholeNumber(text, MAX_PLANNED_SERVINGS);
        if (number !== null || text === '') setGuests(number);
      }}
    />
  );
}
