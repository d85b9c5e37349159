import { IconButton } from '#ui/components/Button.tsx';
import { CloseIcon } from '#ui/components/icons.tsx';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import { TextInput } from '#ui/components/Inputs.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { DragHandle, MoveButtons, SortableList } from '../../sorting/SortableList.tsx';
import type { FieldControlProps } from '../../resources/form-fields.ts';
import { endOfSection, type MenuRow, type MenuRowError, useMenuRows } from './useMenuRows.ts';

export function SectionsControl(props: FieldControlProps) {
  const { attributes, field, error } = props;
  const { isLoading, options, rows, rowError, setRows, addDrink, onKeyDown, sortable } = useMenuRows(props);
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
      <SortableList
        sortable={sortable}
        rows={rows}
        rowClass={({ kind }, index) => `py-1 ${kind === 'section' && index > 0 ? 'mt-3' : ''}`}
      >
        {(row, index) => {
          const isLast = endOfSection(rows, index) === index + 1;
          const section = rows.slice(0, index + 1).findLast((each) => each.kind === 'section');
          const name = sortable.names[index] ?? '';
          const rowErrorHere = rowError?.index === index ? rowError : undefined;
          return (
            <>
              <div
                role="group"
                aria-label={name}
                className="flex flex-wrap items-center gap-1.5"
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <DragHandle
                  sortable={sortable}
                  index={index}
                  aria-hidden="true"
                  title="Drag to another place"
                >
                  ⠿
                </DragHandle>
                <RowBoxes
                  row={row}
                  name={name}
                  errorId={`${attributes.id}-row-error`}
                  error={rowErrorHere}
                  onChange={(changed) => setRows(rows.with(index, changed))}
                />
                <div className="flex flex-wrap">
                  <MoveButtons sortable={sortable} index={index} />
                  <IconButton
                    label={`Remove ${name}`}
                    onClick={() => {
                      sortable.focus(Math.max(0, index - 1), 0);
                      setRows(rows.toSpliced(index, 1));
                    }}
                  >
                    <CloseIcon width="1em" height="1em" />
                  </IconButton>
                </div>
              </div>
              {rowErrorHere && (
                <p id={`${attributes.id}-row-error`} className="mt-1 ml-5 text-sm font-medium text-danger">
                  {row.kind === 'drink' && `${name}: `}
                  {rowErrorHere.message}
                </p>
              )}
              {isLast && <div className="mt-1 ml-5">{drinkChooser(section?.title ?? '', index + 1)}</div>}
            </>
          );
        }}
      </SortableList>
      {error && !rowError && <p className="text-sm font-medium text-danger">{error.message}</p>}
      {rows.length === 0 && drinkChooser('', 0)}
      <div>
        <SmallButton
          onClick={() => {
            sortable.focus(rows.length, 0);
            setRows([...rows, { kind: 'section', title: '' }]);
          }}
        >
          Add a section
        </SmallButton>
      </div>
    </div>
  );
}

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
