import { useCallback, useRef, useState, type ComponentType } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { ItemEditor } from './form/ItemEditor.tsx';
import type { Opening } from './form/useItemForm.ts';
import { PanelBoundary } from './PanelBoundary.tsx';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import type { ItemListProps } from './list/ItemList.tsx';
import { useListAddress, type RowWish } from './list/useListAddress.ts';
import type { AdminResource, Item } from './resources/resource.ts';
import { dropStoredForm, type StoredForm } from './unsaved/stored-forms.ts';
import { useUnsavedChanges } from './unsaved/UnsavedChanges.tsx';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import type { ItemHistoryDialogProps } from './history/ItemHistoryDialog.tsx';
import { useDialogCode } from './useDialogCode.ts';

interface ResourcePanelProps {
  resource: AdminResource;
  List: ComponentType<ItemListProps>;
  wish: PanelWish;
}

export interface PanelWish {
  opens: 'list' | 'form' | 'import';
  /** The item of the form; null for a new one. */
  id: string | null;
  stored: StoredForm | null;
}

export const NO_WISH: PanelWish = { opens: 'list', id: null, stored: null };

/** PRODUCT.md, section 2: a form on the left, a list on the right. */
export function ResourcePanel({ resource, List, wish }: ResourcePanelProps) {
  const { operations } = allResources[resource.name];
  const { askToLeave } = useUnsavedChanges();
  const list = useRef<HTMLDivElement>(null);
  /** Each has a number of its own. */
  const [opening, setOpening] = useState<Opening & { number: number }>({
    number: 0,
    id: wish.id,
    copied: null,
    stored: wish.stored,
    takesFocus: wish.opens === 'form',
  });
  const { row } = useListAddress();
  const [returnTo, setReturnTo] = useState<RowWish | null>(row === null ? null : { id: row });
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const [toReplace, setToReplace] = useState<{ item: Item; kept: Item | null } | null>(null);
  const [shownHistory, setShownHistory] = useState<Item | null>(null);

  const open = useCallback((id: string | null, copied: Item | null = null, takesFocus = true) => {
    // Whatever was typed has been saved or discarded.
    dropStoredForm();
    setOpening(({ number }) => ({ number: number + 1, id, copied, stored: null, takesFocus }));
  }, []);
  const replace = useCallback((item: Item, kept: Item | null) => setToReplace({ item, kept }), []);
  const closeIfGone = ({ id }: Item) => {
    if (id === opening.id) open(null);
  };
  const edit = useCallback((item: Item) => askToLeave(() => open(item.id)), [askToLeave, open]);

  return (
    <div
      className={`grid items-start gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-10 ${resource.sections ? 'xl:grid-cols-2' : ''}`}
    >
      <div className="min-w-0 rounded-sm border border-hairline bg-raised">
        <PanelBoundary key={opening.number} reads={operations.get}>
          <ItemEditor
            resource={resource}
            opening={opening}
            onClose={() => open(null)}
            onUpdated={(id) => {
              open(null, null, false);
              setReturnTo({ id });
            }}
            onGone={() => setOpening({ ...opening, id: null })}
            onCreated={(id) => setOpening({ ...opening, id })}
            onShowHistory={setShownHistory}
            onDuplicate={(item) => askToLeave(() => open(null, item))}
            onGoToList={() => {
              list.current?.focus({ preventScroll: true });
              list.current?.scrollIntoView({ block: 'start' });
            }}
          />
        </PanelBoundary>
      </div>
      <div
        ref={list}
        tabIndex={-1}
        className="min-w-0 scroll-mt-4 outline-none lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:scroll-pt-36 lg:overflow-y-auto"
      >
        <PanelBoundary reads={operations.list}>
          <List
            resource={resource}
            editedId={opening.id ?? undefined}
            returnTo={returnTo}
            rowActions={{ onEdit: edit, onDelete: setToDelete, onShowHistory: setShownHistory }}
            onReplace={replace}
            opensImport={wish.opens === 'import'}
          />
        </PanelBoundary>
      </div>
      <PanelBoundary key={shownHistory?.id} reads="listChanges">
        <ItemHistory resource={resource} item={shownHistory} onClose={() => setShownHistory(null)} />
      </PanelBoundary>
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
  );
}

const dialogCode = lazyChunk(() => import('./history/ItemHistoryDialog.tsx'));

interface ItemHistoryProps extends Omit<ItemHistoryDialogProps, 'item'> {
  item: Item | null;
}

function ItemHistory({ item, ...rest }: ItemHistoryProps) {
  const code = useDialogCode(dialogCode, item !== null, { what: 'The history', close: rest.onClose });
  return item && code ? <code.ItemHistoryDialog {...rest} item={item} /> : null;
}
