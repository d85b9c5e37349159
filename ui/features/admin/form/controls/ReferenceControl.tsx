import { use, useMemo, createContext, type ComponentType } from 'react';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import type { AdminItem, AdminResource } from '../../resources/admin-resource.ts';
import { useSortedItems } from '../../resources/useSortedItems.ts';
import { resourceByName } from '../../resources/resource-definitions.ts';
import { useDialogs } from '../../dialogs/DialogStack.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import type { FieldControlProps, FieldReference } from '../../resources/form-fields.ts';

export function ReferenceControl({ field, attributes, value, onChange }: FieldControlProps) {
  const { reference, control, label, canCreate = true } = field;
  if (!reference) throw new Error(`${field.name} refers to nothing`);
  const { shownBy } = reference;
  const resource = resourceByName(reference.resource);
  const { plural } = resource.nouns;
  const { items, isError, refetch } = useSortedItems(resource);
  const options = useMemo(
    () => items?.map((item) => optionOf(resource, shownBy, item)),
    [items, resource, shownBy],
  );
  const dialogs = useDialogs();
  const NewItemDialog = use(NewItemDialogContext);
  const isSingle = control === 'single';
  const chosen = [value].flat().filter((entry) => typeof entry === 'string' && entry !== '') as string[];
  const choose = (next: string[]) => onChange(isSingle ? (next[0] ?? '') : next);
  const onCreated = (item: AdminItem) => {
    const { value: created } = optionOf(resource, shownBy, item);
    choose(isSingle ? [created] : [...chosen, created]);
  };
  const onCreate = (name: string) =>
    dialogs.open(<NewItemDialog resource={resource} name={name} onCreated={onCreated} />);
  return (
    <>
      <Combobox
        {...attributes}
        label={label}
        options={options ?? []}
        emptyText={items ? `There are no ${plural} yet.` : `Loading the ${plural}…`}
        value={chosen}
        isSingle={isSingle}
        onValueChange={choose}
        onCreate={items && canCreate ? onCreate : undefined}
      />
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          The {plural} could not be loaded.
          <SmallButton onClick={() => void refetch()}>Try again</SmallButton>
        </p>
      )}
    </>
  );
}

export function optionOf({ summarise }: AdminResource, shownBy: FieldReference['shownBy'], item: AdminItem) {
  const label = summarise(item).title;
  return { label, value: shownBy === 'id' ? item.id : label };
}

export interface NewItemProps {
  resource: AdminResource;
  name: string;
  onCreated: (item: AdminItem) => void;
}

/** The dialog that creates an item to which a field refers. The context avoids a circle of imports. */
export const NewItemDialogContext = createContext<ComponentType<NewItemProps>>(() => null);
