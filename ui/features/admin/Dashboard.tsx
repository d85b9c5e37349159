import { useEffect, useRef } from 'react';
import { hasStatus } from '#ui/api/ApiError.ts';
import { useLogOut } from '#ui/api/generated/admin/admin.ts';
import { Tabs } from '#ui/components/Tabs.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { DashboardActions } from './DashboardActions.tsx';
import { useAskToLeave, useUnloadQuestion } from './form/useAskToLeave.tsx';
import { ResourcePanel } from './ResourcePanel.tsx';
import type { AdminResource } from './resources/admin-resource.ts';
import { adminResources } from './resources/resource-definitions.ts';
import { useTabs } from './useTabs.ts';
import { failureDetail, toastFailure } from './parts/failure.tsx';

const tabsOf = (group: readonly AdminResource[]) =>
  group.map(({ tab, tabLabel }) => ({ value: tab, label: tabLabel }));
const tabGroups = [
  { label: 'What to manage', tabs: tabsOf(adminResources.filter(({ isHouseExtra }) => !isHouseExtra)) },
  { label: 'House extras', tabs: tabsOf(adminResources.filter(({ isHouseExtra }) => isHouseExtra)) },
];

/** Shows a tab for each resource (PRODUCT.md, Dashboard), and the actions that belong to no tab. */
export function Dashboard({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { current, opening, panelKey, open, goTo } = useTabs();
  const askToLeave = useAskToLeave();
  useDocumentEvent('dragover', refuseFiles);
  useDocumentEvent('drop', refuseFiles);
  useUnloadQuestion();
  const heading = useRef<HTMLHeadingElement>(null);
  // The login had the focus. Without this, the page would stay scrolled to where the login was.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const logOutMutation = useLogOut({
    mutation: {
      meta: { changesNothingShown: true },
      onSuccess: onLoggedOut,
      onError: (error) => {
        if (hasStatus(error, 401)) onLoggedOut();
        else toastFailure('Failed to log out', failureDetail(error));
      },
    },
  });
  // Logging out ends the forms of all tabs, so it asks about all of them.
  const logOut = () => askToLeave(() => logOutMutation.mutate());

  return (
    // The negative margins make the dashboard up to 104 rem wide, as wide as the window allows.
    <div className="dense @container py-6 md:py-8 xl:mx-[min(0px,calc(50%-min(50vw-4rem,52rem)))]">
      <header className="mb-3 flex flex-wrap items-start gap-x-2 gap-y-3">
        <div className="min-w-28 flex-1 sm:max-lg:basis-full">
          <h1 ref={heading} tabIndex={-1} className="text-section">
            Admin Dashboard
          </h1>
          <p className="mt-1 text-soft">Manage your cocktail collection and categories</p>
        </div>
        <DashboardActions open={open} logOut={logOut} isLoggingOut={logOutMutation.isPending} />
      </header>
      <Tabs groups={tabGroups} value={current.tab} onValueChange={goTo}>
        <ResourcePanel key={panelKey} resource={current} opening={opening} />
      </Tabs>
    </div>
  );
}

/** Stops the browser from opening a file that is dropped beside its field. */
function refuseFiles(event: DragEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
