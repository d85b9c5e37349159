import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { idWords } from '#openapi/names/capitalised.ts';
import { MAX_EACH, MAX_GUESTS, wholeNumber } from '#openapi/pages/page-parameters.ts';
import { dataOf } from '#ui/api/data-of.ts';
import { getGetCocktailQueryOptions } from '#ui/api/generated/cocktails/cocktails.ts';
import { allGlassNames } from '#ui/api/names-by-id.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useLast } from '#ui/hooks/useLast.ts';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { useLazyChunk, lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { ScreenStart } from '#ui/api/screen.ts';
import { getListHouseIngredientsQueryOptions } from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { HOUSE_MADE_READ } from '#ui/lib/addresses/kept-reads.ts';
import { NOT_FOUND } from '#ui/lib/head/page-head.ts';
import { DrinkChooser } from './DrinkChooser.tsx';
import { partyIn, partyParameters, type Party } from './party-address.ts';

export const partySheetChunk = lazyChunk(() => import('./PartySheet.tsx'));

const TITLE = 'A party';
const LEAD =
  'Say how many come and what you pour: here is what to buy, what to mix ahead, and what to do when. The address of this page holds it all.';

const NUMBERS = [
  { name: 'guests', label: 'Guests', most: MAX_GUESTS },
  { name: 'each', label: 'Drinks for each', most: MAX_EACH },
] as const;

/** Its address is the party; as a form of the address it works without scripts. */
export function PartyPage() {
  const [parameters, changeAddress] = useAddressParameters();
  const party = partyIn(parameters);
  const reads = useQueries({ queries: party.drinks.map((id) => getGetCocktailQueryOptions(id)) });
  const glasses = useQuery({ ...allGlassNames(), enabled: party.drinks.length > 0 });
  const recipes = reads
    .flatMap(({ data }) => (data ? [dataOf(data)] : []))
    .map((recipe) => ({
      ...recipe,
      glassware: glasses.data?.find(({ id }) => id === recipe.glassware)?.name ?? recipe.glassware,
    }));
  // A field may be empty while a number is typed.
  const [typed, setTyped] = useState<{ name: string; text: string } | null>(null);
  const sheet = useLazyChunk(partySheetChunk, party.drinks.length > 0);
  usePageHead({ title: TITLE, description: LEAD, canonical: '/party' });
  const change = (next: (latest: Party) => Partial<Party>) =>
    changeAddress((latest) => partyParameters({ ...partyIn(latest), ...next(partyIn(latest)) }));
  const isLoading = [...reads, glasses].some(({ isPending }) => isPending);
  // An error of the document's own reads is no ApiError any more.
  const gone = party.drinks.filter((_, at) => reads[at]?.error?.status === NOT_FOUND);
  const isEmpty = party.drinks.length === gone.length;
  const isFailed = sheet.isFailed || (!isLoading && recipes.length + gone.length < party.drinks.length);
  const plan = useLast(
    isEmpty ? null : isLoading || isFailed ? undefined : { party, recipes },
    partyParameters(party).toString(),
  );
  const retry = () => {
    sheet.retry();
    return Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch()));
  };
  return (
    <>
      <PageHeading title={TITLE} lead={<span data-screen-only>{LEAD}</span>} />
      <form action="/party" data-screen-only className="mb-16 grid max-w-prose gap-5">
        <div className="grid grid-cols-2 gap-5">
          {NUMBERS.map(({ name, label, most }) => (
            <TextField
              key={name}
              label={label}
              type="number"
              name={name}
              min={1}
              max={most}
              value={typed?.name === name ? typed.text : party[name]}
              onBlur={() => setTyped(null)}
              onChange={({ target: { value: text } }) => {
                setTyped({ name, text });
                const number = wholeNumber(text, most);
                if (number !== null) change(() => ({ [name]: number }));
              }}
            />
          ))}
        </div>
        <DrinkChooser
          drinks={party.drinks}
          recipes={recipes}
          change={(next) => change(({ drinks }) => ({ drinks: next(drinks) }))}
        />
        <div className="hidden noscript:block">
          <Button type="submit">Plan it</Button>
        </div>
      </form>
      {gone.length > 0 && (
        <p role="status" className="mb-5">
          No longer on our menu, and left out: {gone.map(idWords).join(', ')}.
        </p>
      )}
      {isFailed && !isEmpty && (
        <div className="mb-5">
          <RetryError onRetry={retry}>
            {plan ? 'The plan could not be brought up to date.' : 'The drinks could not be loaded.'}
          </RetryError>
        </div>
      )}
      {isEmpty ? (
        <EmptyState title="No drinks yet">
          <span className="noscript:hidden">
            Find a drink above; three or four are enough for an evening.
          </span>
          <span className="hidden noscript:block">The drinks of a party stand in its address.</span>
        </EmptyState>
      ) : plan && sheet.code ? (
        <sheet.code.PartySheet {...plan} />
      ) : (
        !isFailed && <Spinner label="Planning..." />
      )}
    </>
  );
}

export const prefetch: ScreenStart = (client, _, search) => {
  const { drinks } = partyIn(search);
  return Promise.all([
    ...drinks.map((id) => client.prefetchQuery(getGetCocktailQueryOptions(id))),
    ...(drinks.length > 0
      ? [
          client.prefetchQuery(allGlassNames()),
          client.prefetchQuery(getListHouseIngredientsQueryOptions(HOUSE_MADE_READ)),
        ]
      : []),
  ]);
};

export const loadParts: ScreenStart = async (_client, _params, search) => {
  if (partyIn(search).drinks.length > 0) await partySheetChunk.load();
};
