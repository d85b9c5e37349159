import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { MAX_YIELD_ML } from '#openapi/generated/limits.ts';
import type { HouseIngredient } from '#openapi/generated/model.ts';
import { selectData } from '#ui/api/fetcher.ts';
import {
  useGetHouseIngredient,
  getGetHouseIngredientQueryOptions,
} from '#ui/api/generated/house-ingredients/house-ingredients.ts';
import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { MissingPage, RetryError } from '#ui/components/States.tsx';
import { TextField } from '#ui/components/Field.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { RelatedLink, PageHeading, SectionHeading } from '#ui/components/Headings.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useItemHead } from '#ui/screen/usePageHead.ts';
import { reloadPage, useLazyChunk, lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { houseIngredientFacts } from './house-ingredient-facts.ts';

const scaledLinesChunk = lazyChunk(() => import('./ScaledLines.tsx'));

const houseIngredientHead = (item: HouseIngredient) => ({
  title: item.name,
  description: item.description ?? houseIngredientFacts(item),
});

export function HouseIngredientPage() {
  const { id = '' } = useMatch('/house-made/:id')?.params ?? {};
  const ingredient = useGetHouseIngredient(id, { query: { select: selectData } });
  const { data, isLoadingError, refetch } = ingredient;
  const list = useLazyChunk(scaledLinesChunk, true);
  const [typed, setTyped] = useState<string | null>(null);
  const isGone = useItemHead(ingredient, houseIngredientHead, 'House-made');
  if (isGone) {
    return (
      <MissingPage title="No house-made ingredient is called that">
        <ButtonLink to="/house-made">Everything house-made</ButtonLink>
      </MissingPage>
    );
  }
  if (isLoadingError || list.isFailed)
    return (
      <RetryError onRetry={list.isFailed ? reloadPage : refetch}>The recipe could not be loaded.</RetryError>
    );
  if (!data || !list.module) return <Spinner label="Loading recipe..." />;
  const number = Number(typed);
  const ml = typed !== null && number >= 1 && number <= MAX_YIELD_ML ? number : data.yieldMl;
  return (
    <article>
      <PageHeading
        title={data.name}
        lead={data.description}
        above={<RelatedLink to="/house-made">Everything house-made</RelatedLink>}
      />
      <p>{houseIngredientFacts(data)}</p>
      <div data-screen-only className="mt-5 flex flex-wrap items-end gap-3 noscript:hidden">
        <div className="w-24">
          <TextField
            label="Make, in ml"
            type="number"
            min={1}
            max={MAX_YIELD_ML}
            value={typed ?? data.yieldMl}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button variant="quiet" onClick={() => window.print()}>
          <PrinterIcon /> Print
        </Button>
      </div>
      <div className="mt-16 grid gap-x-20 gap-y-16 md:grid-cols-[2fr_3fr]">
        <section aria-labelledby="ingredients" className="min-w-0">
          <SectionHeading id="ingredients">{`For ${ml} ml`}</SectionHeading>
          <list.module.ScaledLines ingredients={data.ingredients} factor={ml / data.yieldMl} />
        </section>
        <section aria-labelledby="method" className="min-w-0">
          <SectionHeading id="method">Method</SectionHeading>
          <ol className="border-b border-hairline">
            {data.instructions.map((step, index) => (
              <li key={index} dir="auto" className="border-t border-hairline py-2 wrap-anywhere">
                <FractionText text={step} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}

export const prefetch: ScreenLoader = (client, { id = '' }) =>
  client.prefetchQuery(getGetHouseIngredientQueryOptions(id));

export const loadChunks: ScreenLoader = () => scaledLinesChunk.load();
