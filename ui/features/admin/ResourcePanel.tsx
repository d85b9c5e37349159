import { useMemo, useState } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { CocktailList } from './cocktails/CocktailList.tsx';
import { ItemEditor } from './form/ItemEditor.tsx';
import { useOpenForm } from './form/useOpenForm.ts';
import { ItemHistoryDialog } from './history/ChangesDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import { ItemList } from './list/ItemList.tsx';
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
  target: PanelTarget;
}

/** What a tab shows when it opens. A new `mountKey` mounts its panel again. */
export interface PanelTarget {
  mountKey: number;
  tab: string;
  opens: 'list' | 'form' | 'import';
  /** The item that the form shows; null for a new one. */
  id: string | null;
}

export const NO_TARGET: PanelTarget = { mountKey: 0, tab: '', opens: 'list', id: null };

/** Shows form and list side by side (PRODUCT.md, Dashboard). A narrow window first shows only the list. */
export function ResourcePanel({ resource, target }: ResourcePanelProps) {
  const { name, nouns, fields, hasWideForm } = resource;
  const { operations } = allResources[name];
  const dialogs = useDialogs();
  const { panel, target: formTarget, form } = useOpenForm(name, target);
  const { row } = useListUrl();
  const [returnTo, setReturnTo] = useState<RowTarget>(row === null ? null : { id: row });
  const endSave = ({ id }: AdminItem) => {
    const isUpdate = id === formTarget.id;
    form.endSave(isUpdate);
    if (isUpdate) setReturnTo({ id });
  };
  const actions = useMemo<ItemActions>(() => {
    const { name, summary } = resource;
    const replace: ItemActions['replace'] = (item, kept) =>
      dialogs.open(
        <ReplaceDialog resource={resource} item={item} proposed={kept?.id ?? ''} onDone={form.forget} />,
      );
    return {
      edit: (item) => {
        // On a phone the toast would cover the buttons of the form.
        dismissToast();
        form.edit(item?.id ?? null);
      },
      remove: (item) =>
        dialogs.open(
          <DeleteDialog resource={resource} item={item} onDeleted={form.forget} onReplace={replace} />,
        ),
      showHistory: (item) =>
        dialogs.open(
          <ItemHistoryDialog title={summary(item).title} filter={{ resource: name, itemId: item.id }} />,
        ),
      replace,
    };
  }, [dialogs, resource, form]);
  const list = { resource, editedId: formTarget.id, returnTo, actions };

  return (
    <div
      ref={panel}
      className={`grid items-start gap-8 beside:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] beside:gap-10 ${hasWideForm ? '@min-[73rem]:grid-cols-2' : ''}`}
    >
      <div className={`min-w-0 ${formTarget.isOpen ? '' : 'stacked:hidden'}`}>
        <SmallButton className="mb-3 beside:hidden" onClick={() => form.askToOpen({})}>
          Back to the list
        </SmallButton>
        <div className="rounded-sm border border-hairline bg-raised">
          <PanelBoundary key={formTarget.mountKey} label={operations.get}>
            <ItemEditor
              resource={resource}
              target={formTarget}
              onClose={form.close}
              onSaved={endSave}
              onShowHistory={actions.showHistory}
              onDuplicate={(item) =>
                form.askToOpen({ initialValues: copiedValues(fields, item), isOpen: true })
              }
            />
          </PanelBoundary>
        </div>
      </div>
      <div
        className={`min-w-0 beside:sticky beside:top-4 beside:-mx-1 beside:max-h-[calc(100dvh-2rem)] beside:scroll-pt-24 beside:overflow-y-auto beside:px-1 ${formTarget.isOpen ? 'stacked:hidden' : ''}`}
      >
        <SmallButton className="mb-3 beside:hidden" onClick={() => actions.edit(null)}>
          New {nouns.button}
        </SmallButton>
        <PanelBoundary label={operations.list}>
          {name === 'cocktails' ? (
            <CocktailList {...list} opensImport={target.opens === 'import'} />
          ) : (
            <ItemList {...list} />
          )}
        </PanelBoundary>
      </div>
    </div>
  );
}
