import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { MissingPage } from '#ui/components/States.tsx';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { NOT_FOUND } from '#ui/lib/pages/page-head.ts';
import { useHistoryLayer } from '#ui/history/useLayers.ts';
import { COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';

const TITLE = '404 Page Not Found';
const TEXT = 'Did you forget to add the page to the router?';

export function NotFoundPage() {
  const search = useHistoryLayer('search');
  usePageHead({ title: TITLE, description: TEXT, status: NOT_FOUND });
  return (
    <MissingPage title={TITLE} lead={TEXT}>
      <ButtonLink to="/">Back to the bar</ButtonLink>
      <Button variant="quiet" onClick={search.open} className="noscript:hidden">
        Search our cocktails
      </Button>
      <ButtonLink to={COLLECTION_PATH} variant="quiet">
        Explore our collection
      </ButtonLink>
    </MissingPage>
  );
}
