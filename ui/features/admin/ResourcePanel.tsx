import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { ItemCreator } from './form/ItemCreator.tsx';
import { ItemEditor, type Opening } from './form/ItemEditor.tsx';
import { keepForm, keptForm } from './form/kept-form.ts';
import { useUnsavedChanges } from './form/UnsavedChanges.tsx';
import { ChangesDialog } from './history/ChangesDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import type { ItemListProps } from './list/ItemList.tsx';
import type { ItemActions } from './list/ItemRow.tsx';
import { useListAddress, type RowWish } from './list/useListAddress.ts';
import { PanelBoundary } from './parts/PanelBoundary.tsx';
import { SmallButton } from './parts/SmallButton.tsx';
import { copiedValues } from './resources/form-fields.ts';
import type { AdminResource, Item } from './resources/resource.ts';
import { useAdminSession } from './session/admin-session.ts';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
  wish: PanelWish;
}

/** Tells how a tab opens. Another number makes an open panel begin anew. */
export interface PanelWish {
  number: number;
  tab: string;
  opens: 'list' | 'form' | 'import';
  /** The item that the form shows; null for a new one. */
  id: string | null;
}

export const NO_WISH: PanelWish = { number: 0, tab: '', opens: 'list', id: null };

interface ItemDialog {
  opens: 'delete' | 'history' | 'replace';
  item: Item;
  /** The item that is proposed for the place of the other. */
  kept?: Item | undefined;
}

/** Shows a form on the left and a list on the right (PRODUCT.md, section 2). A narrow window shows one of them, the list at first. */
export function ResourcePanel({ resource, List, wish }: ResourcePanelProps) {
  const { name, nouns, fields, hasWideForm } = resource;
  const { operations } = allResources[name];
  const { isOver } = useAdminSession();
  const { askToLeave, dropQuestion } = useUnsavedChanges();
  useEffect(() => dropQuestion, [dropQuestion]);
  const [opening, setOpening] = useState<Opening>(() => {
    const kept = keptForm(name);
    const takesFocus = wish.opens === 'form' || kept !== null;
    // The typed text is settled first, since another form would replace it.
    return { number: 0, id: kept ? kept.id : wish.id, takesFocus };
  });
  /** In a narrow window, the form is shown when the administrator opened it. */
  const isFormShown = opening.takesFocus;
  const { row } = useListAddress();
  const [returnTo, setReturnTo] = useState<RowWish>(row === null ? null : { id: row });
  const [dialog, setDialog] = useState<ItemDialog | null>(null);
  const close = () => setDialog(null);

  const show = useCallback(
    (next: Partial<Opening>) => {
      // The typed text has been saved or discarded by now.
      keepForm(name, null);
      setOpening(({ number }) => ({ id: null, takesFocus: false, ...next, number: number + 1 }));
    },
    [name],
  );
  const open = useCallback(
    (next: Partial<Opening>) => askToLeave(() => show(next), [name]),
    [askToLeave, show, name],
  );
  const actions = useMemo<ItemActions>(
    () => ({
      edit: (item) => {
        // On a phone the toast would cover the buttons of the form.
        dismissToast();
        open({ id: item?.id ?? null, takesFocus: true });
      },
      remove: (item) => setDialog({ opens: 'delete', item }),
      showHistory: (item) => setDialog({ opens: 'history', item }),
      replace: (item, kept) => setDialog({ opens: 'replace', item, kept }),
    }),
    [open],
  );
  const endDeletion = ({ id }: Item) => {
    if (id === opening.id) show({});
  };
  const endSave = ({ id }: Item) => {
    const isUpdate = id === opening.id;
    show({ takesFocus: !isUpdate && isWide() });
    if (isUpdate) setReturnTo({ id });
    dropQuestion();
  };

  return (
    <ItemCreator>
      <div
        className={`grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10 ${hasWideForm ? 'xl:grid-cols-2' : ''}`}
      >
        <div className={`min-w-0 ${isFormShown ? '' : 'max-lg:hidden'}`}>
          <SmallButton className="mb-3 lg:hidden" onClick={() => open({})}>
            Back to the list
          </SmallButton>
          <div className="rounded-sm border border-hairline bg-raised">
            <PanelBoundary key={opening.number} reads={operations.get}>
              <ItemEditor
                resource={resource}
                opening={opening}
                onClose={() => open({ takesFocus: isWide() })}
                onSaved={endSave}
                onShowHistory={actions.showHistory}
                onDuplicate={(item) => open({ begun: copiedValues(fields, item), takesFocus: true })}
              />
            </PanelBoundary>
          </div>
        </div>
        <div
          className={`min-w-0 lg:sticky lg:top-4 lg:-mx-1 lg:px-1 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-24 lg:overflow-y-auto ${isFormShown ? 'max-lg:hidden' : ''}`}
        >
          <SmallButton className="mb-3 lg:hidden" onClick={() => actions.edit(null)}>
            New {nouns.button}
          </SmallButton>
          <PanelBoundary reads={operations.list}>
            <List
              resource={resource}
              editedId={opening.id ?? undefined}
              returnTo={returnTo}
              actions={actions}
              opensImport={wish.opens === 'import'}
            />
            {dialog?.opens === 'history' && !isOver && (
              <PanelBoundary reads="listChanges">
                <ChangesDialog
                  title={`History of “${resource.row(dialog.item).title}”`}
                  description="Every version is kept. The newest is on top."
                  filter={{ resource: resource.name, itemId: dialog.item.id }}
                  none={[
                    'No changes yet.',
                    'It is as the site came with it. From the first change on, every version is kept here.',
                  ]}
                  onClose={close}
                />
              </PanelBoundary>
            )}
            {dialog?.opens === 'delete' && (
              <DeleteDialog
                resource={resource}
                item={dialog.item}
                onClose={close}
                onDeleted={endDeletion}
                onReplace={actions.replace}
              />
            )}
            {dialog?.opens === 'replace' && (
              <ReplaceDialog
                resource={resource}
                item={dialog.item}
                proposed={dialog.kept?.id ?? ''}
                onClose={close}
                onDone={endDeletion}
              />
            )}
          </PanelBoundary>
        </div>
      </div>
    </ItemCreator>
  );
}

/** Returns whether form and list stand beside each other. */
function isWide(): boolean {
  return window.matchMedia('(width >= 64rem)').matches;
}
