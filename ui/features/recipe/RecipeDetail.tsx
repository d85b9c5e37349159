import type { ReactNode } from 'react';
import type { Cocktail, Site } from '#openapi/generated/model.ts';
import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { FractionText } from '#ui/components/FractionText.tsx';
import { ShopIcon } from '#ui/components/icons.tsx';
import { linkInstead, ShareButton } from '#ui/components/ShareButton.tsx';
import { publicOrigin, servedPath } from '#ui/lib/pages/page-paths.ts';
import { reloadPage, useLazyChunk } from '#ui/hooks/useLazyChunk.ts';
import { quotedLines } from '#ui/lib/words/allergen-words.ts';
import type { HouseMadeLines } from './recipe-queries.ts';
import { GreenerSwaps } from './GreenerSwaps.tsx';
import { IngredientList } from './IngredientList.tsx';
import { recipeFacts, type RecipeNames, RecipeFacts } from './RecipeFacts.tsx';
import { PaperForBrowserPrint, PrintAction } from './print/PrintAction.tsx';
import { PreparationVideo } from './PreparationVideo.tsx';
import { recipeControlsChunk } from './chunks/recipe-chunks.ts';
import { LINK_COPIED, shareDataOf } from './recipe-head.ts';
import { RecipeHeader, RecipePicture } from './RecipeHeader.tsx';
import { SimilarRecipes } from './SimilarRecipes.tsx';
import { MixingAction } from './mixing/MixingAction.tsx';
import { ServingControls } from './serving/ServingControls.tsx';
import { useServing } from './serving/useServing.ts';
import { SectionHeading } from '#ui/components/Headings.tsx';

interface RecipeDetailProps {
  cocktail: Cocktail;
  /** True for a draft, for which the API has no similar recipes. */
  isDraft?: boolean;
  names: RecipeNames;
  minutes: number | undefined;
  houseMade?: HouseMadeLines;
  site: Pick<Site, 'name' | 'storeUrl'> | undefined;
}

/** A phone shows the description after the method. A wide screen shows picture and actions aside. */
export function RecipeDetail({ cocktail, names, minutes, houseMade = {}, site, isDraft }: RecipeDetailProps) {
  const { name, description, funFact, videoUrl } = cocktail;
  const facts = recipeFacts(cocktail, names);
  const controls = useLazyChunk(recipeControlsChunk, true);
  const { serving, unit, updateServing, lines, steps, jugRefusal } = useServing(cocktail, controls.module);
  const siteName = site?.name ?? '';
  const path = servedPath(cocktail.id, serving);
  const printable = { cocktail, facts, lines, steps, servings: serving.servings, path, siteName };
  return (
    <>
      <article className="grid gap-x-10 gap-y-4 pt-3 md:grid-cols-[2fr_3fr] md:grid-rows-[auto_1fr] md:pt-12 lg:grid-cols-[5fr_6fr] lg:gap-x-20 low:grid-cols-[1fr_2fr] low:grid-rows-[auto_1fr] low:pt-3">
        <RecipePicture cocktail={cocktail} />
        <div className="grid content-start gap-5 md:row-span-2 md:gap-8 low:row-span-2 low:gap-3">
          <RecipeHeader cocktail={cocktail} glassware={names.glassware} minutes={minutes} />
          <p dir="auto" className="later-on-phone text-lg whitespace-pre-line text-soft md:-mt-4 low:order-1">
            {description}
          </p>
          <div>
            <IngredientList lines={lines} houseMade={houseMade} />
            <ServingControls serving={serving} unit={unit} jugRefusal={jugRefusal} onChange={updateServing} />
            <div className="mt-4 grid gap-2 text-sm empty:hidden">
              <GreenerSwaps recipe={cocktail} />
              <UnknownStrength cocktail={cocktail} />
              {controls.isFailed && (
                <p role="alert">
                  Units and servings could not be loaded.{' '}
                  <Button variant="link" onClick={reloadPage}>
                    Try again
                  </Button>
                </p>
              )}
            </div>
          </div>
          <InstructionList
            instructions={steps}
            aside={
              <MixingAction recipe={cocktail} lines={lines} instructions={steps} servings={serving.servings}>
                {controls.module && <controls.module.RunningCountdowns recipe={cocktail} />}
              </MixingAction>
            }
          />
          {videoUrl !== null && (
            <div className="later-on-phone">
              <PreparationVideo videoUrl={videoUrl} name={name} />
            </div>
          )}
        </div>
        <div className="grid content-start gap-8 max-md:mt-4">
          <RecipeActions storeUrl={site?.storeUrl}>
            <PrintAction {...printable} />
            <ShareButton
              variant="link"
              data={() => shareDataOf(cocktail, new URL(path, publicOrigin()), siteName)}
              copied={LINK_COPIED}
              instead={linkInstead}
            >
              <span>
                Share<span className="hidden md:inline"> Recipe</span>
              </span>
            </ShareButton>
          </RecipeActions>
          <div className="grid gap-8 max-md:order-first max-md:mt-5">
            {funFact !== null && (
              <aside aria-labelledby="fun-fact" className="border-l-3 border-accent pl-5">
                <h2 id="fun-fact" className="font-text text-xs font-medium tracking-normal text-soft">
                  Fun Fact
                </h2>
                <p dir="auto" className="heading mt-2 text-title whitespace-pre-line">
                  <FractionText text={funFact} />
                </p>
              </aside>
            )}
            <RecipeFacts facts={facts} />
          </div>
        </div>
      </article>
      {!isDraft && <SimilarRecipes recipe={cocktail} />}
      <PaperForBrowserPrint {...printable} />
    </>
  );
}

/** Names the unknown ingredients, without which the strength would be wrong. */
function UnknownStrength({ cocktail: { strength, strengthUnknownFor } }: { cocktail: Cocktail }) {
  if (strength !== null || strengthUnknownFor.length === 0) return null;
  return <p>Strength unknown: {quotedLines(strengthUnknownFor)}.</p>;
}

/** On a phone, the actions are at the end of the recipe, and on a wide screen below the picture. */
function RecipeActions({ storeUrl, children }: { storeUrl: string | undefined; children?: ReactNode }) {
  return (
    <div data-screen-only className="flex flex-wrap gap-x-6 gap-y-1 [&>*]:min-h-11">
      {children}
      {storeUrl !== undefined && (
        <ButtonLink to={storeUrl} opensNewTab variant="link">
          <ShopIcon />
          <span>
            Shop<span className="hidden md:inline"> Now</span>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}

interface InstructionListProps {
  instructions: readonly string[];
  aside: ReactNode;
}

/** The large number is beside the first line of its step. */
function InstructionList({ instructions, aside }: InstructionListProps) {
  return (
    <section aria-labelledby="instructions">
      <SectionHeading id="instructions" aside={aside}>
        Instructions
      </SectionHeading>
      <ol className="grid gap-6">
        {instructions.map((step, index) => (
          <li key={index} className="flex items-baseline gap-x-5">
            <span aria-hidden="true" className="heading figures w-10 shrink-0 text-screen text-accent">
              {index + 1}
            </span>
            <p dir="auto" className="min-w-0 max-w-prose flex-1">
              <FractionText text={step} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
