import { useMatch } from 'react-router-dom';
import { selectData } from '#ui/api/fetcher.ts';
import { useGetMenu, getGetMenuQueryOptions } from '#ui/api/generated/menus/menus.ts';
import { DrinkIsland } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { DraftBanner, MissingPage, EmptyState, RetryError } from '#ui/components/States.tsx';
import { Link } from '#ui/components/Link.tsx';
import { PageHeading, SectionHeading } from '#ui/components/Headings.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { useDraft } from '#ui/screen/useDraft.ts';
import { useItemHead } from '#ui/screen/usePageHead.ts';
import { useLazyLayer } from '#ui/history/useLayers.ts';
import { COLLECTION_PATH } from '#ui/lib/pages/page-paths.ts';
import type { Menu } from '#openapi/generated/model.ts';
import { recipePath } from '#openapi/pages/item-paths.ts';
import { Button, ButtonLink } from '#ui/components/Button.tsx';
import { PrinterIcon } from '#ui/components/icons.tsx';
import { lazyChunk } from '#ui/hooks/useLazyChunk.ts';
import type { ScreenLoader } from '#ui/screen/screen-module.ts';
import { OF_AGE } from '#ui/lib/words/notices.ts';
import { sectionsOf, type MenuLine, type ShownSection, menuHead, usePrices } from './menu-lines.ts';

export function MenuPage() {
  const { id = '' } = useMatch('/menu/:id')?.params ?? {};
  const menu = useGetMenu(id, undefined, { query: { select: selectData } });
  const isGone = useItemHead(menu, menuHead, 'Menu');
  const draft = useDraft('menus', id, isGone);
  if (draft) {
    return (
      <>
        <DraftBanner />
        <LoadedMenu menu={draft} />
      </>
    );
  }
  if (isGone) {
    return (
      <MissingPage title="There is no such menu">
        <ButtonLink to={COLLECTION_PATH}>Everything we pour</ButtonLink>
      </MissingPage>
    );
  }
  if (menu.isLoadingError)
    return <RetryError onRetry={menu.refetch}>The menu could not be loaded.</RetryError>;
  if (!menu.data) return <Spinner label="Loading menu..." />;
  return <LoadedMenu menu={menu.data} />;
}

function LoadedMenu({ menu }: { menu: Menu }) {
  const prices = usePrices(menu);
  const sections = sectionsOf(menu, prices);
  return (
    <article>
      <PageHeading title={menu.name} lead={menu.introduction ?? undefined} />
      {sections.length === 0 ? (
        <EmptyState title="Nothing is on this menu yet" />
      ) : (
        <>
          <div data-screen-only className="mb-10 noscript:hidden">
            <PrintMenuAction menu={menu} sections={sections} />
          </div>
          <div className={`grid gap-x-20 gap-y-16 ${sections.length > 1 ? 'lg:grid-cols-2' : 'max-w-prose'}`}>
            {sections.map(({ title, lines }, section) => (
              <section key={section} aria-labelledby={`section-${section}`} className="min-w-0">
                <SectionHeading id={`section-${section}`}>{title}</SectionHeading>
                <ul className="-mt-4">
                  {lines.map((line, index) => (
                    <Row key={index} line={line} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <p className="mt-16 text-sm text-soft">{OF_AGE}</p>
        </>
      )}
    </article>
  );
}

function Row({ line: { id, name, price, note, glass, allergens } }: { line: MenuLine }) {
  return (
    <li className="flex gap-x-4 py-2.5">
      <DrinkIsland
        recipe={glass}
        aria-hidden="true"
        ground="none"
        className="size-11 shrink-0"
        drawing={{ framing: 'plate', className: 'size-full' }}
      />
      <div className="min-w-0 flex-1 self-center">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={recipePath(id)}
            dir="auto"
            className="max-w-full leading-6 wrap-break-word underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-edge" />
          {price && <span className="figures ml-auto font-semibold">{price}</span>}
        </p>
        {[note, allergens].filter(Boolean).map((line) => (
          <p key={line} dir="auto" className="text-sm wrap-anywhere text-soft">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

const printChunk = lazyChunk(() => import('./PrintMenuDialog.tsx'));

/** Prints the page itself if the dialog's code cannot be loaded. */
function PrintMenuAction({ menu, sections }: { menu: Menu; sections: readonly ShownSection[] }) {
  const { isOpen, open, close, module } = useLazyLayer('print', printChunk, () => window.print());
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        <PrinterIcon /> Print
      </Button>
      {module && <module.PrintMenuDialog isOpen={isOpen} onClose={close} menu={menu} sections={sections} />}
    </>
  );
}

export const prefetch: ScreenLoader = (client, { id = '' }) =>
  client.prefetchQuery(getGetMenuQueryOptions(id));
