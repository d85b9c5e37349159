import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { hasUnsavedForm } from './form/unsaved-form.ts';
import { useAskToLeave } from './form/useAskToLeave.tsx';
import { adminResources, resourceByName } from './resources/resource-definitions.ts';

/** What a tab shows when it opens. A new `mountKey` mounts its panel again. */
export interface TabOpening {
  mountKey: number;
  tab: string;
  shows: 'list' | 'form' | 'import';
  /** The item that the form shows; null for a new one. */
  itemId: string | null;
}

const LIST_OPENING: TabOpening = { mountKey: 0, tab: '', shows: 'list', itemId: null };

/**
 * Holds which tab is open. The URL names it, so Back and Forward change the tab and do not leave the session.
 * Another tab opens after a question if the form has unsaved input.
 */
export function useTabs() {
  // The router renders a new filter a moment later, so this hook returns the newest parameters.
  const [parameters] = useUrlParameters();
  const navigate = useNavigate();
  const askToLeave = useAskToLeave();
  const current =
    adminResources.find(({ tab }) => tab === parameters.get('tab')) ?? resourceByName('cocktails');
  /** The parameters of each tab when it was left, with the filters of its list. */
  const lastParameters = useRef(new Map<string, string>());
  const [opening, setOpening] = useState(LIST_OPENING);
  // A form with unsaved input is shown first.
  const goToUnsaved = useEffectEvent(() => {
    const unsaved = adminResources.find(({ name }) => hasUnsavedForm([name]));
    if (!unsaved || hasUnsavedForm([current.name])) return;
    void navigate({ search: `?tab=${unsaved.tab}` }, { replace: true });
  });
  useEffect(() => {
    goToUnsaved();
  }, []);
  const leaveFor = (tab: string) => {
    const leftParameters = new URLSearchParams(parameters);
    leftParameters.set('tab', current.tab);
    leftParameters.delete('row');
    lastParameters.current.set(current.tab, leftParameters.toString());
    setOpening(({ mountKey }) => ({ ...LIST_OPENING, mountKey }));
    void navigate({ search: `?${lastParameters.current.get(tab) ?? `tab=${tab}`}` });
  };
  return {
    current,
    opening: opening.tab === current.tab ? opening : LIST_OPENING,
    /** A panel with another key is mounted anew. */
    panelKey: `${current.tab} ${opening.mountKey}`,
    goTo: (tab: string) => askToLeave(() => leaveFor(tab), [current.name]),
    /** Opens a tab at its list, its form or the import. */
    open: (tab: string, shows: TabOpening['shows'], item?: { id: string; name: string }) =>
      askToLeave(() => {
        // The router changes the URL in a transition, so the panel changes in one too.
        startTransition(() => {
          setOpening({ mountKey: opening.mountKey + 1, tab, shows, itemId: item?.id ?? null });
        });
        const search = new URLSearchParams({ tab, ...(item && { name: item.name }) });
        void navigate({ search: `?${search.toString()}` });
      }, [current.name]),
  };
}
