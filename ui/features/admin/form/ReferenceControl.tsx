import { useMemo, type ReactNode } from 'react';
import type { ControlAttributes } from '#ui/components/Field.tsx';
import { MultiSelect } from '#ui/components/multi-select/MultiSelect.tsx';
import type { Option } from '#ui/components/multi-select/useOptionList.ts';
import { SmallButton } from '../SmallButton.tsx';
import { type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import type { ControlBox, FormField, FormValue, OptionSource } from './form-fields.ts';
import { NewItemDialog, useNewItem } from './NewItemDialog.tsx';

export interface FieldControlProps {
  field: FormField;
  attributes: ControlAttributes;
  value: FormValue | undefined;
  box: ControlBox;
}

export function ReferenceControl({ field, attributes, value, box }: FieldControlProps) {
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
  const choose = (next: string[]) => box.onChange(isSingle ? (next[0] ?? '') : next);
  const creation = useNewItem(resource, (item) => {
    const { value: created } = optionOf(resource, by, item);
    choose(isSingle ? [created] : [...values, created]);
  });
  return (
    <>
      <FocusFrame box={box}>
        <MultiSelect
          {...attributes}
          label={label}
          options={options ?? []}
          emptyText={emptyText(resource, items === undefined, isError)}
          value={values}
          isSingle={isSingle}
          onValueChange={choose}
          onCreate={items && !source.isFixed ? creation.create : undefined}
        />
        <p
          role="status"
          className={creation.refusal ? 'text-sm font-medium text-danger' : 'text-sm text-soft'}
        >
          {creation.isCreating ? `Creating the ${nouns.singular}…` : creation.refusal}
        </p>
      </FocusFrame>
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

function optionOf({ row }: AdminResource, by: OptionSource['by'], item: Item): Option {
  const label = row(item).title;
  return { label, value: by === 'id' ? item.id : label };
}

function emptyText({ nouns: { plural } }: AdminResource, isLoading: boolean, isError: boolean): string {
  if (isError) return `The ${plural} could not be loaded.`;
  return isLoading ? `Loading the ${plural}…` : `There are no ${plural} yet.`;
}

/** Around a list whose own box takes the focus of the form, and has no ref. */
export function FocusFrame({ box, children }: { box: ControlBox; children: ReactNode }) {
  return (
    <div
      ref={(element) => {
        box.ref(element && { focus: () => element.querySelector('input')?.focus() });
      }}
      onBlur={box.onBlur}
    >
      {children}
    </div>
  );
}
