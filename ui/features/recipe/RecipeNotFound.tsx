import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/components/Button.tsx';
import { ArrowLeftIcon } from '#ui/components/icons.tsx';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE } from './recipe-head.ts';
import { isLoadedEntry } from '#ui/lib/browser/loaded-entry.ts';

/** "Missing or errored" (PRODUCT.md, section 2, Recipe detail). */
export function RecipeNotFound() {
  const navigate = useNavigate();
  const isFirstPage = isLoadedEntry(useLocation().key);
  const goBack = () => {
    // The router does not know a page of this site that another document showed; some browsers tell.
    const { navigation } = window as Partial<Window>;
    const hasPageBefore = navigation ? navigation.canGoBack : document.referrer.startsWith(location.origin);
    if (isFirstPage && !hasPageBefore) return navigate('/', { replace: true });
    return navigate(-1);
  };
  return (
    <>
      <PageHeading title={NOT_FOUND_TITLE} lead={NOT_FOUND_TEXT} />
      {/* A visitor who came straight here has nothing to go back to. */}
      <Button onClick={() => void goBack()}>
        <ArrowLeftIcon /> Go Back
      </Button>
    </>
  );
}
