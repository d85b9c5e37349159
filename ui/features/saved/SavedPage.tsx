import { ButtonLink } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHeading } from '#ui/components/Headings.tsx';
import { RetryError } from '#ui/components/RetryError.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';
import { useSavedRecipes } from '#ui/lib/stored/saved-recipes.ts';
import { useLazyChunk, lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { SavedRecipe } from './SavedRecipe.tsx';

const savedToolsChunk = lazyChunk(() => import('./SavedTools.tsx'));

const TITLE = 'Saved recipes';
/** In the first response, and longer than what the device adds, so that the main text is not painted late. */
const LEAD =
  'Press the heart on a recipe to find it here again, with your notes and the days you made it. All of it stays on this device, and nowhere else.';

export function SavedPage() {
  const saved = useSavedRecipes();
  const isOnDevice = useOnceHydrated(() => true, false);
  const tools = useLazyChunk(savedToolsChunk, isOnDevice);
  usePageHead({ title: TITLE, description: LEAD });
  return (
    // The footer stays below the screen while the device is read.
    <div className="group not-print:min-h-svh">
      {/* On paper the shopping list stands alone, where there is one. */}
      <div className="print:group-has-data-to-buy:hidden">
        <PageHeading title={TITLE} lead={LEAD} />
        {!isOnDevice ? (
          <>
            <div className="noscript:hidden">
              <Spinner label="Loading saved recipes..." />
            </div>
            <p className="hidden noscript:block">
              Saved recipes are read by a script, and this browser runs none here.
            </p>
          </>
        ) : saved.length === 0 ? (
          <EmptyState
            title="Nothing saved yet"
            action={
              <div className="flex flex-wrap gap-3">
                <ButtonLink to="/explore-collection">Explore our collection</ButtonLink>
                <ButtonLink to="/party" variant="quiet">
                  Plan a party
                </ButtonLink>
              </div>
            }
          />
        ) : (
          <ul aria-label={TITLE} className="border-b border-hairline">
            {saved.toReversed().map((id) => (
              <SavedRecipe key={id} id={id} />
            ))}
          </ul>
        )}
      </div>
      {isOnDevice && tools.code && <tools.code.SavedTools saved={saved} />}
      {tools.isFailed && (
        <div className="mt-16">
          <RetryError onRetry={tools.retry}>
            The shopping list and what takes it along could not be loaded.
          </RetryError>
        </div>
      )}
    </div>
  );
}
