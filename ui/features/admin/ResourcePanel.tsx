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
import { PanelBoundary } from './PanelBoundary.tsx';
import type { AdminResource, Item } from './resources/resource.ts';
import { useAdminSession } from './session/admin-session.ts';
import { SmallButton } from './SmallButton.tsx';
import { useUnsavedChanges } from './unsaved/UnsavedChanges.tsx';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
  wish: PanelWish;
}

export interface PanelWish {
  opens: 'list' | 'form' | 'import';
  /** The item of the form; null for a new one. */
  id: string | null;
}

export const NO_WISH: PanelWish = { opens: 'list', id: null };

/** PRODUCT.md, section 2: a form on the left, a list on the right. A narrow window shows one of them, the list at first. */
export function ResourcePanel({ resource, List, wish }: ResourcePanelProps) {
  const { operations } = allResources[resource.name];
  const { isOver } = useAdminSession();
  const { askToLeave } = useUnsavedChanges();
  const [kept] = useState(() => keptDraft(resource.name));
  /** Every opening has a number of its own. */
  const [opening, setOpening] = useState<Opening & { number: number }>({
    number: 0,
    id: wish.opens === 'form' ? wish.id : (kept?.id ?? null),
    copied: null,
    takesFocus: wish.opens === 'form' || kept !== null,
  });
  /** In a narrow window, the form is shown when it was opened to be typed in. */
  const isFormShown = opening.takesFocus;
  const { row } = useListAddress();
  const [returnTo, setReturnTo] = useState<RowWish | null>(row === null ? null : { id: row });
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const [toReplace, setToReplace] = useState<{ item: Item; kept: Item | null } | null>(null);
  const [shownHistory, setShownHistory] = useState<Item | null>(null);

  const open = useCallback(
    (id: string | null, copied: Item | null = null, takesFocus = true) => {
      // Whatever was typed has been saved or discarded.
      keepDraft(resource.name, null);
      setOpening(({ number }) => ({ number: number + 1, id, copied, takesFocus }));
    },
    [resource.name],
  );
  const replace = useCallback((item: Item, kept: Item | null) => setToReplace({ item, kept }), []);
  const closeIfGone = ({ id }: Item) => {
    if (id === opening.id) open(null, null, false);
  };
  /** Opens the form from the list. On a phone, a toast would lie over the buttons of the form, so it is removed first. */
  const openFromList = useCallback(
    (id: string | null) => {
      dismissToast();
      open(id);
    },
    [open],
  );
  const edit = useCallback(
    (item: Item) => askToLeave(() => openFromList(item.id)),
    [askToLeave, openFromList],
  );
  const columns = resource.hasWideForm ? 'xl:grid-cols-2' : '';

  return (
    <ItemCreator>
      <div
        className={`grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10 ${columns}`}
      >
        <div className={`min-w-0 ${isFormShown ? '' : 'max-lg:hidden'}`}>
          <SmallButton className="mb-3 lg:hidden" onClick={() => askToLeave(() => open(null, null, false))}>
            Back to the list
          </SmallButton>
          <div className="rounded-sm border border-hairline bg-raised">
            <PanelBoundary key={opening.number} reads={operations.get}>
              <ItemEditor
                resource={resource}
                opening={opening}
                onClose={() => open(null, null, isWide())}
                onUpdated={(id) => {
                  open(null, null, false);
                  setReturnTo({ id });
                }}
                onIdChange={(id) => setOpening({ ...opening, id })}
                onShowHistory={setShownHistory}
                onDuplicate={(item) => askToLeave(() => open(null, item))}
              />
            </PanelBoundary>
          </div>
        </div>
        <div
          className={`min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-24 lg:overflow-y-auto ${isFormShown ? 'max-lg:hidden' : ''}`}
        >
          <SmallButton className="mb-3 lg:hidden" onClick={() => openFromList(null)}>
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

/** Whether form and list stand beside each other. */
function isWide(): boolean {
  return window.matchMedia('(width >= 64rem)').matches;
}
