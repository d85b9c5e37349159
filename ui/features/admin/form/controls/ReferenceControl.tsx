import { useMemo } from 'react';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import type { AdminItem, AdminResource } from '../../resources/admin-resource.ts';
import { useSortedItems } from '../../resources/useSortedItems.ts';
import { resourceByName } from '../../resources/resource-definitions.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import type { FieldControlProps, FieldReference } from '../../resources/form-fields.ts';

export function ReferenceControl(props: FieldControlProps) {
  const { field, attributes, value, onChange, openNewItem } = props;
  const { reference, control, label } = field;
  if (!reference) throw new Error(`${field.name} refers to nothing`);
  const { shownBy } = reference;
  const resource = resourceByName(reference.resource);
  const { plural } = resource.nouns;
  const { items, isError, refetch } = useSortedItems(resource);
  const options = useMemo(
    () => items?.map((item) => optionOf(resource, shownBy, item)),
    [items, resource, shownBy],
  );
  const isSingle = control === 'single';
  const chosen = [value].flat().filter((entry) => typeof entry === 'string' && entry !== '') as string[];
  const choose = (next: string[]) => onChange(isSingle ? (next[0] ?? '') : next);
  const onCreated = (created: string) => choose(isSingle ? [created] : [...chosen, created]);
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
        onCreate={items && openNewItem && ((name) => openNewItem({ reference, name, onCreated }))}
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
