import { useEffect, useMemo, useRef, useState } from 'react';
import type { ResourceName } from '#openapi/generated/model.ts';
import { useLayers } from '#ui/history/useLayers.ts';
import type { FormValues } from '../resources/form-fields.ts';
import { deleteUnsavedForms, readUnsavedForm } from './unsaved-form.ts';
import { useAskToLeave } from './useAskToLeave.tsx';

export interface OpenForm {
  /** Every opening has another key, and mounts the form anew. */
  mountKey: number;
  /** The id of the edited item, or null for a new one. */
  id: string | null;
  initialValues?: FormValues;
  /** True when the administrator opens the form. It gets the focus, and a narrow window hides the list. */
  isOpen: boolean;
}

/** In a narrow window, the form is a layer over the list. This is its name. */
const FORM = 'form';

/** Decides which item the form of a tab shows, and whether a narrow window shows it. */
export function useOpenForm(name: ResourceName, opening: { shows: string; itemId: string | null }) {
  const askToLeave = useAskToLeave();
  const panelRef = useRef<HTMLDivElement>(null);
  const { layers, openLayer, closeLayer } = useLayers();
  const isLayerOpen = layers.includes(FORM);
  const [openForm, setOpenForm] = useState<OpenForm>(() => {
    const unsaved = readUnsavedForm(name);
    // Unsaved input is shown first, since another form would replace it.
    const id = unsaved ? unsaved.id : opening.itemId;
    return { mountKey: 0, id, isOpen: opening.shows === 'form' || unsaved !== null || isLayerOpen };
  });
  const { isOpen } = openForm;
  // Back and Forward hide and show the form with what was typed.
  const [wasLayerOpen, setLayerOpen] = useState(isLayerOpen);
  if (wasLayerOpen !== isLayerOpen) {
    setLayerOpen(isLayerOpen);
    setOpenForm({ ...openForm, isOpen: isLayerOpen });
  }
  // Only the rendered page tells whether form and list are side by side, so an effect opens the layer.
  useEffect(() => {
    if (!isOpen) closeLayer(FORM);
    else if (!isBeside(panelRef.current)) openLayer(FORM);
  }, [isOpen, openLayer, closeLayer]);

  // The rows of the list get these functions, so the functions stay the same as long as the tab.
  const formCommands = useMemo(() => {
    const open = (next: Partial<OpenForm>) => {
      // The typed text has been saved or discarded by now.
      deleteUnsavedForms([name]);
      setOpenForm(({ mountKey }) => ({ id: null, isOpen: false, ...next, mountKey: mountKey + 1 }));
    };
    const askToOpen = (next: Partial<OpenForm>) => askToLeave(() => open(next), [name]);
    return {
      askToOpen,
      /** Beside the list, an empty form stays open. */
      close: () => askToOpen({ isOpen: isBeside(panelRef.current) }),
      /** Beside the list, the form stays open for the next new item. After an update it closes. */
      endSave: (isUpdate: boolean) => open({ isOpen: !isUpdate && isBeside(panelRef.current) }),
      edit: (id: string | null) => {
        // What was typed for the item is shown again.
        if (readUnsavedForm(name)?.id === id) setOpenForm((now) => ({ ...now, isOpen: true }));
        else askToOpen({ id, isOpen: true });
      },
      /** Empties the form of an item that was deleted. */
      forget: ({ id }: { id: string }) => {
        if (readUnsavedForm(name)?.id === id) deleteUnsavedForms([name]);
        setOpenForm((now) => (now.id === id ? { mountKey: now.mountKey + 1, id: null, isOpen: false } : now));
      },
    };
  }, [askToLeave, name]);
  return { panelRef, openForm, formCommands };
}

function isBeside(panel: Element | null): boolean {
  return panel !== null && getComputedStyle(panel).gridTemplateColumns.includes(' ');
}
