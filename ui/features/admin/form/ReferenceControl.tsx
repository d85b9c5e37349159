import { useMemo } from 'react';
import { MultiSelect } from '#ui/components/multi-select/MultiSelect.tsx';
import type { Option } from '#ui/components/multi-select/useOptionList.ts';
import { SmallButton } from '../SmallButton.tsx';
import { type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import type { FieldControlProps, OptionSource } from './form-fields.ts';
import { NewItemDialog, useNewItem } from './NewItemDialog.tsx';

/** Chooses items of another list, and creates there what it lacks. */
export function ReferenceControl({ field, attributes, value, onChange }: FieldControlProps) {
  const { options: source, control, label } = field;
  if (!source) throw new Error(`${field.name} refers to nothing`);
  const resource = resourceOf(source.list);
  const { nouns } = resource;
  const { items, isError, refetch } = useItems(resource);
  const { by } = source;
  const options = useMemo(() => items?.map((item) => optionOf(resource, by, item)), [items, resource, by]);
  const isSingle = control === 'one';
  const chosen = isSingle ? [value].filter((one) => typeof one === 'string' && one !== '') : value;
  const values = Array.isArray(chosen) ? (chosen as string[]) : [];
  const choose = (next: string[]) => onChange(isSingle ? (next[0] ?? '') : next);
  const creation = useNewItem(resource, (item) => {
    const { value: created } = optionOf(resource, by, item);
    choose(isSingle ? [created] : [...values, created]);
  });
  const message = creation.isCreating ? `Creating the ${nouns.singular}…` : creation.refusal;
  return (
    <>
      <MultiSelect
        {...attributes}
        label={label}
        options={options ?? []}
        emptyText={emptyText(resource, items === undefined, isError)}
        value={values}
        isSingle={isSingle}
        onValueChange={choose}
        onCreate={items && !source.isFixed && creation.canCreate ? creation.create : undefined}
      />
      <p
        role="status"
        className={`empty:hidden ${creation.refusal ? 'text-sm font-medium text-danger' : 'text-sm text-soft'}`}
      >
        {message}
      </p>
      {creation.asked !== null && (
        <NewItemDialog
          resource={resource}
          name={creation.asked}
          onCreated={creation.finish}
          onClose={creation.close}
        />
      )}
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          The {nouns.plural} could not be loaded.
          <SmallButton onClick={() => void refetch()}>Try again</SmallButton>
        </p>
      )}
    </>
  );
}

export function optionOf({ row }: AdminResource, by: OptionSource['by'], item: Item): Option {
  const label = row(item).title;
  return { label, value: by === 'id' ? item.id : label };
}

function emptyText({ nouns: { plural } }: AdminResource, isLoading: boolean, isError: boolean): string {
  if (isError) return `The ${plural} could not be loaded.`;
  return isLoading ? `Loading the ${plural}…` : `There are no ${plural} yet.`;
}
