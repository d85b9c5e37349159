import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { MultiSelect } from '#ui/components/MultiSelect.tsx';
import { IconButton } from '#ui/components/Button.tsx';
import { CloseIcon } from '#ui/components/icons.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { MoveButtons } from '../../MoveButtons.tsx';
import { useItems } from '../../resources/resource.ts';
import { resourceOf } from '../../resources/resources.ts';
import { SmallButton } from '../../SmallButton.tsx';
import { useRowDrag } from '../../useRowDrag.ts';
import type { FieldControlProps } from '../form-fields.ts';
import { optionOf } from '../ReferenceControl.tsx';
import { endOfSection, menuRows, menuSections, movedRow, type MenuRow } from './menu-rows.ts';

/** A menu as one list: headings, and below each its drinks with their prices. */
export function MenuSections({ attributes, field, value, onChange }: FieldControlProps) {
  const { items } = useItems(resourceOf('cocktails'));
  const options = useMemo(
    () => (items ?? []).map((item) => optionOf(resourceOf('cocktails'), 'id', item)),
    [items],
  );
  const names = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const rows = menuRows(value);
  const list = useRef<HTMLOListElement>(null);
  /** The row that has the focus after the next rendering, and what in it. */
  const wanted = useRef<{ at: number; selector: string } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { at, selector } = wanted.current;
    wanted.current = null;
    list.current?.children[at]?.querySelector<HTMLElement>(selector)?.focus();
  });
  const change = (next: readonly MenuRow[]) => onChange(menuSections(next));
  const move = (from: number, to: number, selector = 'input') => {
    const next = movedRow(rows, from, to);
    if (!next) return;
    wanted.current = { at: to, selector };
    change(next);
  };
  const drag = useRowDrag(list, move);
  const addDrink = (cocktail: string | undefined, section: number) => {
    if (cocktail === undefined) return;
    const at = section < 0 ? 0 : endOfSection(rows, section);
    wanted.current = { at: section < 0 ? 1 : at, selector: '[data-price]' };
    change(rows.toSpliced(at, 0, { kind: 'drink', cocktail, price: '', note: '' }));
  };
  const remove = (at: number) => {
    wanted.current = { at: Math.max(0, at - 1), selector: 'input' };
    const left = rows.toSpliced(at, 1);
    // Without their heading, the first drinks stand below the next one.
    if (left[0]?.kind === 'drink') change([{ kind: 'section', title: '' }, ...left]);
    else change(left);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) move(at, at + by);
    else if (event.key !== 'Enter' || !(event.target as Element).matches('input')) return;
    // Enter goes on to the next drink instead of saving the menu.
    else
      list.current?.children[endOfSection(rows, at) - 1]
        ?.querySelector<HTMLElement>('[role=combobox]')
        ?.focus();
    event.preventDefault();
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
          const name = row.kind === 'section' ? row.title || 'the section' : nameOf(row.cocktail, names);
          const edit = (changes: object) => change(rows.with(at, { ...row, ...changes }));
          return (
            // Rows have no id: their place tells them apart.
            <li
              key={at}
              className={`py-1 ${row.kind === 'section' && at > 0 ? 'mt-3' : ''} ${drag.over === at ? 'inset-ring-2 inset-ring-accent' : ''}`}
            >
              <div
                role="group"
                aria-label={name}
                className="flex items-center gap-1.5"
                onKeyDown={(event) => {
                  if (!(event.target as Element).matches('[role=combobox]')) onKeyDown(event, at);
                }}
              >
                <span aria-hidden="true" {...drag.handleOf(at)} title="Drag to another place">
                  ⠿
                </span>
                {row.kind === 'section' ? (
                  <TextInput
                    aria-label="Section"
                    aria-invalid={(attributes['aria-invalid'] && row.title.trim() === '') || undefined}
                    placeholder="Heading, such as Before dinner"
                    className="font-semibold"
                    value={row.title}
                    onChange={({ target }) => edit({ title: target.value })}
                  />
                ) : (
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="min-w-28 flex-1 break-words">{name}</span>
                    <TextInput
                      aria-label={`Note on ${name}`}
                      placeholder="Note"
                      className="min-w-24 flex-1 basis-0"
                      value={row.note}
                      onChange={({ target }) => edit({ note: target.value })}
                    />
                    <TextInput
                      aria-label={`Price of ${name}`}
                      data-price
                      inputMode="decimal"
                      placeholder="Price"
                      className="figures w-20! text-right"
                      value={row.price}
                      onChange={({ target }) => edit({ price: target.value })}
                    />
                  </div>
                )}
                <div className="flex shrink-0">
                  <MoveButtons
                    name={name}
                    isFirst={at === 0}
                    isLast={at === rows.length - 1}
                    onMove={(by) => move(at, at + by, `[data-move="${by}"]`)}
                  />
                  <IconButton label={`Remove ${name}`} onClick={() => remove(at)}>
                    <CloseIcon width="1em" height="1em" />
                  </IconButton>
                </div>
              </div>
              {endOfSection(rows, own) === at + 1 && (
                <div className="mt-1 ml-5">
                  {adding(own, heading?.kind === 'section' ? heading.title : '')}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {rows.length === 0 && adding(-1, '')}
      <div>
        <SmallButton
          onClick={() => {
            wanted.current = { at: rows.length, selector: 'input' };
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
