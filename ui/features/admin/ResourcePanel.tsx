import { useEffect, useRef, useState, type ComponentType } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { closeLayer, openLayer, useLayers } from '#ui/hooks/useHistoryLayer.ts';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { ItemEditor, type FormTarget } from './form/ItemEditor.tsx';
import { deleteUnsavedForms, readUnsavedForm } from './form/unsaved-form.ts';
import { useAskToLeave } from './form/useAskToLeave.tsx';
import { ChangesDialog } from './history/ChangesDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import type { ItemListProps } from './list/ItemList.tsx';
import type { ItemActions } from './list/ItemRow.tsx';
import type { RowTarget } from './list/ItemTable.tsx';
import { useListUrl } from './list/useListUrl.ts';
import { useDialogs } from './shared/DialogHost.tsx';
import { PanelBoundary } from './shared/PanelBoundary.tsx';
import { SmallButton } from './shared/SmallButton.tsx';
import { copiedValues } from './form/copied-values.ts';
import type { AdminItem, AdminResource } from './resources/admin-resource.ts';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
  target: PanelTarget;
}

/** Says what a tab shows when it opens. A new `mountKey` mounts its panel again. */
export interface PanelTarget {
  mountKey: number;
  tab: string;
  opens: 'list' | 'form' | 'import';
  /** The item that the form shows; null for a new one. */
  id: string | null;
}

export const NO_TARGET: PanelTarget = { mountKey: 0, tab: '', opens: 'list', id: null };

/** The layer of the form in a narrow window, where it lies over the list. */
const FORM = 'form';

/** Shows form and list side by side (PRODUCT.md, section 2). A narrow window first shows only the list. */
export function ResourcePanel({ resource, List, target }: ResourcePanelProps) {
  const { name, nouns, fields, hasWideForm, summary } = resource;
  const { operations } = allResources[name];
  const dialogs = useDialogs();
  const askToLeave = useAskToLeave();
  const panel = useRef<HTMLDivElement>(null);
  const isFormLayerOpen = useLayers().includes(FORM);
  const [formTarget, setFormTarget] = useState<FormTarget>(() => {
    const unsaved = readUnsavedForm(name);
    const isOpen = target.opens === 'form' || unsaved !== null || isFormLayerOpen;
    // The typed text is settled first, since another form would replace it.
    return { mountKey: 0, id: unsaved ? unsaved.id : target.id, isOpen };
  });
  const { isOpen } = formTarget;
  // Back and Forward hide and show the form with what was typed.
  const [wasFormLayerOpen, setFormLayerOpen] = useState(isFormLayerOpen);
  if (wasFormLayerOpen !== isFormLayerOpen) {
    setFormLayerOpen(isFormLayerOpen);
    setFormTarget({ ...formTarget, isOpen: isFormLayerOpen });
  }
  // Only the rendered panel knows whether form and list stand side by side, so the layer follows the form.
  useEffect(() => {
    if (!isOpen) closeLayer(FORM);
    else if (!isBeside(panel.current)) openLayer(FORM);
  }, [isOpen]);
  const { row } = useListUrl();
  const [returnTo, setReturnTo] = useState<RowTarget>(row === null ? null : { id: row });

  const openForm = (next: Partial<FormTarget>) => {
    // The typed text has been saved or discarded by now.
    deleteUnsavedForms([name]);
    setFormTarget(({ mountKey }) => ({ id: null, isOpen: false, ...next, mountKey: mountKey + 1 }));
  };
  const askToOpen = (next: Partial<FormTarget>) => askToLeave(() => openForm(next), [name]);
  const endSave = ({ id }: AdminItem) => {
    const isUpdate = id === formTarget.id;
    openForm({ isOpen: !isUpdate && isBeside(panel.current) });
    if (isUpdate) setReturnTo({ id });
  };
  const [actions] = useState<ItemActions>(() => {
    /** Empties the form of an item that is gone. */
    const onGone = ({ id }: AdminItem) => {
      if (readUnsavedForm(name)?.id === id) deleteUnsavedForms([name]);
      setFormTarget((now) => (now.id === id ? { mountKey: now.mountKey + 1, id: null, isOpen: false } : now));
    };
    const replace: ItemActions['replace'] = (item, kept) =>
      dialogs.open(
        <ReplaceDialog resource={resource} item={item} proposed={kept?.id ?? ''} onDone={onGone} />,
      );
    return {
      edit: (item) => {
        // On a phone the toast would cover the buttons of the form.
        dismissToast();
        const id = item?.id ?? null;
        // What was typed for the item is shown again.
        if (readUnsavedForm(name)?.id === id) setFormTarget((now) => ({ ...now, isOpen: true }));
        else askToOpen({ id, isOpen: true });
      },
      remove: (item) =>
        dialogs.open(<DeleteDialog resource={resource} item={item} onDeleted={onGone} onReplace={replace} />),
      showHistory: (item) =>
        dialogs.open(
          <ChangesDialog
            title={`History of “${summary(item).title}”`}
            description="Every version is kept. The newest is on top."
            filter={{ resource: name, itemId: item.id }}
            none={[
              'No changes yet.',
              'It is as the site came with it. From the first change on, every version is kept here.',
            ]}
          />,
        ),
      replace,
    };
  });

  return (
    <div
      ref={panel}
      className={`grid items-start gap-8 beside:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] beside:gap-10 ${hasWideForm ? '@min-[73rem]:grid-cols-2' : ''}`}
    >
      <div className={`min-w-0 ${isOpen ? '' : 'stacked:hidden'}`}>
        <SmallButton className="mb-3 beside:hidden" onClick={() => askToOpen({})}>
          Back to the list
        </SmallButton>
        <div className="rounded-sm border border-hairline bg-raised">
          <PanelBoundary key={formTarget.mountKey} label={operations.get}>
            <ItemEditor
              resource={resource}
              target={formTarget}
              onClose={() => askToOpen({ isOpen: isBeside(panel.current) })}
              onSaved={endSave}
              onShowHistory={actions.showHistory}
              onDuplicate={(item) => askToOpen({ initialValues: copiedValues(fields, item), isOpen: true })}
            />
          </PanelBoundary>
        </div>
      </div>
      <div
        className={`min-w-0 beside:sticky beside:top-4 beside:-mx-1 beside:max-h-[calc(100dvh-2rem)] beside:scroll-pt-24 beside:overflow-y-auto beside:px-1 ${isOpen ? 'stacked:hidden' : ''}`}
      >
        <SmallButton className="mb-3 beside:hidden" onClick={() => actions.edit(null)}>
          New {nouns.button}
        </SmallButton>
        <PanelBoundary label={operations.list}>
          <List
            resource={resource}
            editedId={formTarget.id ?? undefined}
            returnTo={returnTo}
            actions={actions}
            opensImport={target.opens === 'import'}
          />
        </PanelBoundary>
      </div>
    </div>
  );
}

/** Returns whether form and list stand side by side. */
function isBeside(panel: Element | null): boolean {
  return panel !== null && getComputedStyle(panel).gridTemplateColumns.includes(' ');
}
