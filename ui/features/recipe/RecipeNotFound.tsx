import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/components/Button.tsx';
import { ArrowLeftIcon } from '#ui/components/icons.tsx';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { NOT_FOUND_TEXT, NOT_FOUND_TITLE } from './recipe-head.ts';

/** "Missing or errored" (spec section 2, Recipe detail). */
export function RecipeNotFound() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <>
      <PageHeading title={NOT_FOUND_TITLE} lead={NOT_FOUND_TEXT} />
      {/* Who came straight here has no page of ours to go back to, and is shown the way in. */}
      <Button onClick={() => void (isFirstPage ? navigate('/', { replace: true }) : navigate(-1))}>
        <ArrowLeftIcon /> Go Back
      </Button>
    </>
  );
}
