import { useMemo, type KeyboardEvent } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { CloseIcon } from '#ui/components/icons.tsx';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { SmallButton } from '../../shared/SmallButton.tsx';
import { useSortableRows } from '../../shared/useSortableRows.tsx';
import type { FieldControlProps } from '../../resources/form-fields.ts';
import { useSortedItems } from '../../resources/useSortedItems.ts';
import { resourceByName } from '../../resources/resource-definitions.ts';
import {
  endOfSection,
  menuRows,
  menuSections,
  moveRow,
  findRowError,
  type MenuRow,
  type MenuRowError,
} from './menu-rows.ts';
import { optionOf } from './ReferenceControl.tsx';

const COCKTAILS = resourceByName('cocktails');

export function SectionsControl(props: FieldControlProps) {
  const { attributes, field, error } = props;
  const { isLoading, options, rows, names, rowError, setRows, addDrink, ...sortable } = useMenuRows(props);
  const { listRef, focus, dropTargetClass, moveAnnouncement } = sortable;
  const drinkChooser = (title: string, index: number) => (
    <Combobox
      label={title ? `Add a drink to ${title}` : 'Add a drink'}
      placeholder="Add a drink…"
      options={options}
      emptyText={isLoading ? 'Loading the cocktails…' : 'There are no cocktails yet.'}
      value={[]}
      isSingle
      onValueChange={([chosen = '']) => addDrink(chosen, index)}
    />
  );
  return (
    <div
      id={attributes.id}
      role="group"
      aria-label={field.label}
      aria-describedby={attributes['aria-describedby']}
      className="grid gap-3"
    >
      <ol ref={listRef} className="grid">
        {rows.map((row, index) => {
          const isSection = row.kind === 'section';
          const isLast = endOfSection(rows, index) === index + 1;
          const section = rows.slice(0, index + 1).findLast((each) => each.kind === 'section');
          const name = names[index] ?? '';
          return (
            // Rows have no id, so their place is the key.
            <li
              key={index}
              className={`py-1 ${isSection && index > 0 ? 'mt-3' : ''} ${dropTargetClass(index)}`}
            >
              <div
                role="group"
                aria-label={name}
                className="flex flex-wrap items-center gap-1.5"
                onKeyDown={(event) => sortable.onKeyDown(event, index)}
              >
                <span aria-hidden="true" {...sortable.handleOf(index)} title="Drag to another place">
                  ⠿
                </span>
                <RowBoxes
                  row={row}
                  name={name}
                  errorId={`${attributes.id}-row-error`}
                  error={rowError?.index === index ? rowError : undefined}
                  onChange={(changed) => setRows(rows.with(index, changed))}
                />
                <div className="flex flex-wrap">
                  {sortable.buttonsOf(index, name)}
                  <IconButton
                    label={`Remove ${name}`}
                    onClick={() => {
                      focus(Math.max(0, index - 1), 0);
                      setRows(rows.toSpliced(index, 1));
                    }}
                  >
                    <CloseIcon width="1em" height="1em" />
                  </IconButton>
                </div>
              </div>
              {rowError?.index === index && (
                <p id={`${attributes.id}-row-error`} className="mt-1 ml-5 text-sm font-medium text-danger">
                  {!isSection && `${name}: `}
                  {rowError.message}
                </p>
              )}
              {isLast && <div className="mt-1 ml-5">{drinkChooser(section?.title ?? '', index + 1)}</div>}
            </li>
          );
        })}
      </ol>
      {moveAnnouncement}
      {error && !rowError && <p className="text-sm font-medium text-danger">{error.message}</p>}
      {rows.length === 0 && drinkChooser('', 0)}
      <div>
        <SmallButton
          onClick={() => {
            focus(rows.length, 0);
            setRows([...rows, { kind: 'section', title: '' }]);
          }}
        >
          Add a section
        </SmallButton>
      </div>
    </div>
  );
}

function useMenuRows({ value, error, onChange }: FieldControlProps) {
  const { items } = useSortedItems(COCKTAILS);
  const options = useMemo(() => (items ?? []).map((item) => optionOf(COCKTAILS, 'id', item)), [items]);
  const titles = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const rows = menuRows(value);
  const names = rows.map((row) =>
    row.kind === 'section' ? row.title || 'the section' : (titles.get(row.cocktail) ?? row.cocktail),
  );
  const rowError = error ? findRowError(rows, error) : null;
  const setRows = (next: readonly MenuRow[]) => onChange(menuSections(next));
  const sortable = useSortableRows(names, (from, to) => {
    const next = moveRow(rows, from, to);
    if (next) setRows(next);
    return next !== null;
  });
  const addDrink = (cocktail: string, index: number) => {
    // The first drink gets a heading, which stands above it.
    sortable.focus(Math.max(index, 1), PRICE);
    setRows(rows.toSpliced(index, 0, { kind: 'drink', cocktail, price: '', note: '' }));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = event.target as Element;
    if (target.matches('[role=combobox]')) return;
    sortable.onKeyDown(event, index);
    if (event.key !== 'Enter' || !target.matches('input')) return;
    // Enter goes on to the next drink instead of saving the menu.
    event.preventDefault();
    const last = event.currentTarget.closest('ol')?.children[endOfSection(rows, index) - 1];
    last?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  return { ...sortable, isLoading: !items, options, rows, names, rowError, setRows, addDrink, onKeyDown };
}

/** The index of the price among a drink's boxes, which are its note and its price. */
const PRICE = 1;

interface RowBoxesProps {
  row: MenuRow;
  name: string;
  error: MenuRowError | undefined;
  errorId: string;
  onChange: (row: MenuRow) => void;
}

function RowBoxes({ row, name, error, errorId, onChange }: RowBoxesProps) {
  const errorAttributes = (isInvalid: boolean) => ({
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? errorId : undefined,
  });
  if (row.kind === 'section')
    return (
      <TextInput
        aria-label="Section"
        {...errorAttributes(error !== undefined)}
        placeholder="Heading, such as Before dinner"
        className="min-w-0 flex-1 basis-24 font-semibold"
        value={row.title}
        onChange={({ target }) => onChange({ ...row, title: target.value })}
      />
    );
  return (
    <div className="flex min-w-0 flex-1 basis-24 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-20 flex-1 break-words">{name}</span>
      <TextInput
        aria-label={`Note on ${name}`}
        {...errorAttributes(error?.isOfNote === true)}
        placeholder="Note"
        className="min-w-20 flex-1 basis-0"
        value={row.note}
        onChange={({ target }) => onChange({ ...row, note: target.value })}
      />
      <TextInput
        aria-label={`Price of ${name}`}
        {...errorAttributes(error?.isOfNote === false)}
        inputMode="decimal"
        placeholder="Price"
        className="figures w-20! text-right"
        value={row.price}
        onChange={({ target }) => onChange({ ...row, price: target.value })}
      />
    </div>
  );
}
