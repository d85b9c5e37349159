import { useCallback, useState, type ComponentType } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { ItemCreator } from './form/ItemCreator.tsx';
import { ItemEditor, type Opening } from './form/ItemEditor.tsx';
import { keepDraft, keptDraft } from './form/kept-draft.ts';
import { ItemHistoryDialog } from './history/ItemHistoryDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import type { ItemListProps } from './list/ItemList.tsx';
import { useListAddress, type RowWish } from './list/useListAddress.ts';
import { PanelBoundary } from './parts/PanelBoundary.tsx';
import type { AdminResource, Item } from './resources/resource.ts';
import { useAdminSession } from './session/admin-session.ts';
import { SmallButton } from './parts/SmallButton.tsx';
import { useUnsavedChanges } from './unsaved/UnsavedChanges.tsx';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
  wish: PanelWish;
}

/** A tab opens with these values. Another number makes an open panel begin anew. */
export interface PanelWish {
  number: number;
  tab: string;
  opens: 'list' | 'form' | 'import';
  /** The form shows this item; null means a new one. */
  id: string | null;
}

export const NO_WISH: PanelWish = { number: 0, tab: '', opens: 'list', id: null };

/** Shows a form on the left and a list on the right (PRODUCT.md, section 2). A narrow window shows one of them, the list at first. */
export function ResourcePanel({ resource, List, wish }: ResourcePanelProps) {
  const { operations } = allResources[resource.name];
  const { isOver } = useAdminSession();
  const { askToLeave } = useUnsavedChanges();
  const [opening, setOpening] = useState<Opening>(() => {
    const kept = keptDraft(resource.name);
    const takesFocus = wish.opens === 'form' || kept !== null;
    // The typed text is settled first, since another form would replace it.
    return { number: 0, id: kept ? kept.id : wish.id, copied: null, takesFocus };
  });
  /** In a narrow window, the form is shown when the administrator opened it. */
  const isFormShown = opening.takesFocus;
  const { row } = useListAddress();
  const [returnTo, setReturnTo] = useState<RowWish | null>(row === null ? null : { id: row });
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const [toReplace, setToReplace] = useState<{ item: Item; kept: Item | null } | null>(null);
  const [shownHistory, setShownHistory] = useState<Item | null>(null);

  const open = useCallback(
    (next: Partial<Opening>) => {
      // The typed text has been saved or discarded by now.
      keepDraft(resource.name, null);
      setOpening(({ number }) => ({ id: null, copied: null, takesFocus: true, ...next, number: number + 1 }));
    },
    [resource.name],
  );
  /** Removes the toast first, since on a phone it would cover the buttons of the form. */
  const edit = useCallback(
    (item: Item | null) =>
      askToLeave(() => {
        dismissToast();
        open({ id: item?.id ?? null });
      }),
    [askToLeave, open],
  );
  const replace = useCallback((item: Item, kept: Item | null) => setToReplace({ item, kept }), []);
  const closeIfGone = ({ id }: Item) => {
    if (id === opening.id) open({ takesFocus: false });
  };

  return (
    <ItemCreator>
      <div
        className={`grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10 ${resource.hasWideForm ? 'xl:grid-cols-2' : ''}`}
      >
        <div className={`min-w-0 ${isFormShown ? '' : 'max-lg:hidden'}`}>
          <SmallButton
            className="mb-3 lg:hidden"
            onClick={() => askToLeave(() => open({ takesFocus: false }))}
          >
            Back to the list
          </SmallButton>
          <div className="rounded-sm border border-hairline bg-raised">
            <PanelBoundary key={opening.number} reads={operations.get}>
              <ItemEditor
                resource={resource}
                opening={opening}
                onClose={() => open({ takesFocus: isWide() })}
                onUpdated={(id) => {
                  open({ takesFocus: false });
                  setReturnTo({ id });
                }}
                onIdChange={(id) => setOpening({ ...opening, id })}
                onShowHistory={setShownHistory}
                onDuplicate={(copied) => askToLeave(() => open({ copied }))}
              />
            </PanelBoundary>
          </div>
        </div>
        <div
          className={`min-w-0 lg:sticky lg:top-4 lg:-mx-1 lg:px-1 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-24 lg:overflow-y-auto ${isFormShown ? 'max-lg:hidden' : ''}`}
        >
          <SmallButton className="mb-3 lg:hidden" onClick={() => edit(null)}>
            New {resource.nouns.button}
          </SmallButton>
          <PanelBoundary reads={operations.list}>
            <List
              resource={resource}
              editedId={opening.id ?? undefined}
              returnTo={returnTo}
              onEdit={edit}
              onDelete={setToDelete}
              onShowHistory={setShownHistory}
              onReplace={replace}
              opensImport={wish.opens === 'import'}
            />
          </PanelBoundary>
        </div>
        {shownHistory && !isOver && (
          <PanelBoundary reads="listChanges">
            <ItemHistoryDialog
              resource={resource}
              item={shownHistory}
              onClose={() => setShownHistory(null)}
            />
          </PanelBoundary>
        )}
        {toDelete && (
          <DeleteDialog
            resource={resource}
            item={toDelete}
            onClose={() => setToDelete(null)}
            onDeleted={closeIfGone}
            onReplace={(item) => {
              setToDelete(null);
              replace(item, null);
            }}
          />
        )}
        {toReplace && (
          <ReplaceDialog
            key={toReplace.item.id}
            resource={resource}
            item={toReplace.item}
            proposed={toReplace.kept?.id ?? ''}
            onClose={() => setToReplace(null)}
            onDone={(gone) => {
              setToReplace(null);
              closeIfGone(gone);
            }}
          />
        )}
      </div>
    </ItemCreator>
  );
}

/** Returns whether form and list stand beside each other. */
function isWide(): boolean {
  return window.matchMedia('(width >= 64rem)').matches;
}
