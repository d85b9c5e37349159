import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasStatus } from '#ui/api/ApiError.ts';
import { useLogOut } from '#ui/api/generated/admin/admin.ts';
import { Tabs } from '#ui/components/Tabs.tsx';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { DashboardActions, type DashboardActionsProps } from './DashboardActions.tsx';
import { hasUnsavedForm } from './form/store-unsaved-form.ts';
import { useAskToLeave, useUnloadQuestion } from './form/useAskToLeave.tsx';
import { LIST_OPENING, ResourcePanel } from './ResourcePanel.tsx';
import type { AdminResource } from './resources/admin-resource.ts';
import { resourceByName, adminResources } from './resources/resource-definitions.ts';
import { failureDetail, toastFailure } from './writes/failure.tsx';

const tabsOf = (group: readonly AdminResource[]) =>
  group.map(({ tab, tabLabel }) => ({ value: tab, label: tabLabel }));
const tabGroups = [
  { label: 'What to manage', tabs: tabsOf(adminResources.filter(({ isHouseExtra }) => !isHouseExtra)) },
  { label: 'House extras', tabs: tabsOf(adminResources.filter(({ isHouseExtra }) => isHouseExtra)) },
];

/**
 * Shows a tab for each resource (PRODUCT.md, Dashboard). The URL names the tab, so Back and Forward change
 * the tab and do not leave the session.
 */
export function Dashboard({ onLoggedOut }: { onLoggedOut: () => void }) {
  // The router shows a new filter a moment late, so this hook returns the newest parameters.
  const [parameters] = useUrlParameters();
  const navigate = useNavigate();
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
  const current =
    adminResources.find(({ tab }) => tab === parameters.get('tab')) ?? resourceByName('cocktails');
  /** The parameters of each tab when it was left, with the filters of its list. */
  const lastParameters = useRef(new Map<string, string>());
  const [opening, setOpening] = useState(LIST_OPENING);
  // A form with unsaved input is shown at first.
  const goToUnsaved = useEffectEvent(() => {
    const unsaved = adminResources.find(({ name }) => hasUnsavedForm([name]));
    if (!unsaved || hasUnsavedForm([current.name])) return;
    void navigate({ search: `?tab=${unsaved.tab}` }, { replace: true });
  });
  useEffect(() => {
    goToUnsaved();
  }, []);
  const open: DashboardActionsProps['open'] = (tab, shows, item) =>
    askToLeave(() => {
      // The router shows the URL in a transition too.
      startTransition(() => {
        setOpening({ mountKey: opening.mountKey + 1, tab, shows, itemId: item?.id ?? null });
      });
      const search = new URLSearchParams({ tab, ...(item && { name: item.name }) });
      void navigate({ search: `?${search.toString()}` });
    }, [current.name]);
  // Logging out ends the forms of all tabs, so it asks about all of them.
  const logOut = () => askToLeave(() => logOutMutation.mutate());
  const goTo = (tab: string) => {
    const leftParameters = new URLSearchParams(parameters);
    leftParameters.set('tab', current.tab);
    leftParameters.delete('row');
    lastParameters.current.set(current.tab, leftParameters.toString());
    setOpening(({ mountKey }) => ({ ...LIST_OPENING, mountKey }));
    void navigate({ search: `?${lastParameters.current.get(tab) ?? `tab=${tab}`}` });
  };

  return (
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
      <Tabs
        groups={tabGroups}
        value={current.tab}
        onValueChange={(tab) => askToLeave(() => goTo(tab), [current.name])}
      >
        <ResourcePanel
          key={`${current.tab} ${opening.mountKey}`}
          resource={current}
          opening={opening.tab === current.tab ? opening : LIST_OPENING}
        />
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
