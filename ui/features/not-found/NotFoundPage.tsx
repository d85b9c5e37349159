import { useGetSite } from '#ui/api/generated/site/site.ts';
import { ButtonLink } from '#ui/components/ButtonLink.tsx';
import { PageHeading } from '#ui/components/PageHeading.tsx';
import { usePageHead } from '#ui/hooks/usePageHead.ts';

const TITLE = '404 Page Not Found';
const TEXT = 'Did you forget to add the page to the router?';

/** Any address that is none of the site's. */
export function NotFoundPage() {
  const site = useGetSite();
  usePageHead({ title: TITLE, description: TEXT, status: 404 }, site.data?.name);
  return (
    <section className="page">
      <PageHeading title={TITLE} lead={TEXT} />
      <ButtonLink to="/">Back to the bar</ButtonLink>
    </section>
  );
}
