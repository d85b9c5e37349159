import { useMemo, useState } from 'react';
import { allResources } from '#openapi/generated/resources.ts';
import { dismissToast } from '#ui/components/toast/toast.ts';
import { ReplaceDialog } from './bulk/ReplaceDialog.tsx';
import { CocktailList } from './cocktails/CocktailList.tsx';
import { ItemEditor } from './form/ItemEditor.tsx';
import { hasUnsavedForm } from './form/unsaved-form.ts';
import { useOpenForm } from './form/useOpenForm.ts';
import { ItemHistoryDialog } from './history/ChangesDialog.tsx';
import { DeleteDialog } from './list/DeleteDialog.tsx';
import { ItemList } from './list/ItemList.tsx';
import type { ItemActions } from './list/ItemRow.tsx';
import { useListUrl } from './list/useListUrl.ts';
import { useDialogs } from './dialogs/DialogStack.tsx';
import { PanelBoundary } from './parts/failure.tsx';
import { SmallButton } from './parts/SmallButton.tsx';
import { copyValues } from './resources/form-fields.ts';
import type { AdminItem, AdminResource } from './resources/admin-resource.ts';
import type { TabOpening } from './useTabs.ts';

interface ResourcePanelProps {
  resource: AdminResource;
  opening: TabOpening;
}

/** Shows form and list side by side (PRODUCT.md, Dashboard). A narrow window first shows only the list. */
export function ResourcePanel({ resource, opening }: ResourcePanelProps) {
  const { name, nouns, fields, hasWideForm } = resource;
  const { operations } = allResources[name];
  const dialogs = useDialogs();
  const { panelRef, openForm, formCommands } = useOpenForm(name, opening);
  const { row } = useListUrl();
  const [rowToFocus, setRowToFocus] = useState(row === null ? null : { id: row });
  const endSave = ({ id }: AdminItem) => {
    const isUpdate = id === openForm.id;
    formCommands.endSave(isUpdate);
    if (isUpdate) setRowToFocus({ id });
  };
  const actions = useMemo<ItemActions>(() => {
    const replace: ItemActions['replace'] = (item, replacement) =>
      dialogs.open(
        <ReplaceDialog
          resource={resource}
          item={item}
          proposedId={replacement?.id ?? ''}
          onDone={formCommands.forget}
        />,
      );
    return {
      edit: (item) => {
        // On a phone the toast would cover the buttons of the form.
        dismissToast();
        formCommands.edit(item?.id ?? null);
      },
      remove: (item) =>
        dialogs.open(
          <DeleteDialog resource={resource} item={item} onDone={formCommands.forget} onReplace={replace} />,
        ),
      showHistory: (item) => dialogs.open(<ItemHistoryDialog resource={resource} item={item} />),
      replace,
    };
  }, [dialogs, resource, formCommands]);
  const listProps = { resource, editedId: openForm.id, rowToFocus, actions };

  return (
    <div
      ref={panelRef}
      className={`grid items-start gap-8 beside:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] beside:gap-10 ${hasWideForm ? '@min-[73rem]:grid-cols-2' : ''}`}
    >
      <div className={`min-w-0 ${openForm.isOpen ? '' : 'stacked:hidden'}`}>
        <SmallButton className="mb-3 beside:hidden" onClick={() => formCommands.askToOpen({})}>
          Back to the list
        </SmallButton>
        <div className="rounded-sm border border-hairline bg-raised">
          <PanelBoundary key={openForm.mountKey} label={operations.get}>
            <ItemEditor
              resource={resource}
              openForm={openForm}
              onClose={formCommands.close}
              onSaved={endSave}
              onShowHistory={actions.showHistory}
              onDuplicate={(item) =>
                formCommands.askToOpen({ initialValues: copyValues(fields, item), isOpen: true })
              }
            />
          </PanelBoundary>
        </div>
      </div>
      <div
        className={`min-w-0 beside:sticky beside:top-4 beside:-mx-1 beside:max-h-[calc(100dvh-2rem)] beside:scroll-pt-24 beside:overflow-y-auto beside:px-1 ${openForm.isOpen ? 'stacked:hidden' : ''}`}
      >
        <SmallButton className="mb-3 beside:hidden" onClick={() => actions.edit(null)}>
          New {nouns.title}
        </SmallButton>
        {!openForm.isOpen && hasUnsavedForm([name]) && (
          <SmallButton className="mb-3 ml-2 beside:hidden" onClick={() => formCommands.edit(openForm.id)}>
            Back to the unsaved form
          </SmallButton>
        )}
        <PanelBoundary label={operations.list}>
          {name === 'cocktails' ? (
            <CocktailList {...listProps} opensImport={opening.shows === 'import'} />
          ) : (
            <ItemList {...listProps} />
          )}
        </PanelBoundary>
      </div>
    </div>
  );
}
