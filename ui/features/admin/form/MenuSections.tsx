import { useMemo, type KeyboardEvent } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { CloseIcon } from '#ui/components/icons.tsx';
import { MultiSelect } from '#ui/components/MultiSelect.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useItems } from '../resources/resource.ts';
import { resourceOf } from '../resources/resources.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useSortableRows } from '../parts/useSortableRows.tsx';
import type { FieldControlProps } from '../resources/form-fields.ts';
import { endOfSection, menuRows, menuSections, movedRow, rowFault, type MenuRow } from './menu-rows.ts';
import { optionOf } from './ReferenceControl.tsx';

/** Shows a menu as one list: headings, and below each its drinks with their prices. */
export function MenuSections({ attributes, field, value, error, onChange }: FieldControlProps) {
  const { items } = useItems(resourceOf('cocktails'));
  const options = useMemo(
    () => (items ?? []).map((item) => optionOf(resourceOf('cocktails'), 'id', item)),
    [items],
  );
  const names = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const rows = menuRows(value);
  const change = (next: readonly MenuRow[]) => onChange(menuSections(next));
  const faults = rows.map((row) => (error === undefined ? null : rowFault(row)));
  const isPlaced = faults.some((fault) => fault !== null);
  const rowNames = rows.map((row) =>
    row.kind === 'section' ? row.title || 'the section' : nameOf(row.cocktail, names),
  );
  const {
    list,
    focus,
    markOf,
    handleOf,
    buttonsOf,
    movedWords,
    onKeyDown: moveByKey,
  } = useSortableRows(rowNames, (from, to) => {
    const next = movedRow(rows, from, to);
    if (next) change(next);
    return next !== null;
  });
  const addDrink = (cocktail: string | undefined, section: number) => {
    if (cocktail === undefined) return;
    const at = section < 0 ? 0 : endOfSection(rows, section);
    // The first drink gets a heading, which stands above it.
    focus(section < 0 ? 1 : at, '[data-price]');
    change(rows.toSpliced(at, 0, { kind: 'drink', cocktail, price: '', note: '' }));
  };
  const remove = (at: number) => {
    focus(Math.max(0, at - 1), 'input');
    const left = rows.toSpliced(at, 1);
    // When their heading is removed, the first drinks move below the next heading.
    change(left[0]?.kind === 'drink' ? [{ kind: 'section', title: '' }, ...left] : left);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const target = event.target as Element;
    if (target.matches('[role=combobox]')) return;
    moveByKey(event, at);
    if (event.key !== 'Enter' || !target.matches('input')) return;
    // Enter goes on to the next drink instead of saving the menu.
    event.preventDefault();
    const all = event.currentTarget.closest('ol')?.children;
    all?.[endOfSection(rows, at) - 1]?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  };
  const adding = (section: number, title: string) => (
    <MultiSelect
      label={title ? `Add a drink to ${title}` : 'Add a drink'}
      placeholder="Add a drink…"
      options={options}
      emptyText={items ? 'There are no cocktails yet.' : 'Loading the cocktails…'}
      value={[]}
      isSingle
      onValueChange={([chosen]) => addDrink(chosen, section)}
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
      <ol ref={list} className="grid">
        {rows.map((row, at) => {
          const own = rows.findLastIndex(({ kind }, index) => index <= at && kind === 'section');
          const heading = rows[own];
          const name = rowNames[at] ?? '';
          const fault = faults[at];
          const faultId = `${attributes.id}-fault-${at}`;
          const marks = (text: string) => ({
            'aria-invalid': fault?.field === text || undefined,
            'aria-describedby': fault?.field === text ? faultId : undefined,
          });
          const edit = (changes: object) => change(rows.with(at, { ...row, ...changes }));
          return (
            // Rows have no id, so their place is the key.
            <li key={at} className={`py-1 ${row.kind === 'section' && at > 0 ? 'mt-3' : ''} ${markOf(at)}`}>
              <div
                role="group"
                aria-label={name}
                className="flex items-center gap-1.5"
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <span aria-hidden="true" {...handleOf(at)} title="Drag to another place">
                  ⠿
                </span>
                {row.kind === 'section' ? (
                  <TextInput
                    aria-label="Section"
                    {...marks('title')}
                    placeholder="Heading, such as Before dinner"
                    className="font-semibold"
                    value={row.title}
                    onChange={({ target }) => edit({ title: target.value })}
                  />
                ) : (
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="min-w-20 flex-1 break-words">{name}</span>
                    <TextInput
                      aria-label={`Note on ${name}`}
                      data-note
                      {...marks('note')}
                      placeholder="Note"
                      className="min-w-20 flex-1 basis-0"
                      value={row.note}
                      onChange={({ target }) => edit({ note: target.value })}
                    />
                    <TextInput
                      aria-label={`Price of ${name}`}
                      data-price
                      {...marks('price')}
                      inputMode="decimal"
                      placeholder="Price"
                      className="figures w-20! text-right"
                      value={row.price}
                      onChange={({ target }) => edit({ price: target.value })}
                    />
                  </div>
                )}
                <div className="flex shrink-0">
                  {buttonsOf(at, name)}
                  <IconButton label={`Remove ${name}`} onClick={() => remove(at)}>
                    <CloseIcon width="1em" height="1em" />
                  </IconButton>
                </div>
              </div>
              {fault && (
                <p id={faultId} className="mt-1 ml-5 text-sm font-medium text-danger">
                  {row.kind === 'drink' && `${name}: `}
                  {fault.message}
                </p>
              )}
              {endOfSection(rows, own) === at + 1 && (
                <div className="mt-1 ml-5">
                  {adding(own, heading?.kind === 'section' ? heading.title : '')}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {movedWords}
      {error !== undefined && !isPlaced && <p className="text-sm font-medium text-danger">{error}</p>}
      {rows.length === 0 && adding(-1, '')}
      <div>
        <SmallButton
          onClick={() => {
            focus(rows.length, 'input');
            change([...rows, { kind: 'section', title: '' }]);
          }}
        >
          Add a section
        </SmallButton>
      </div>
    </div>
  );
}

function nameOf(id: string, names: ReadonlyMap<string, string>): string {
  return names.get(id) ?? id;
}
