import { useEffect, useId, useRef } from 'react';
import { describedBy, type ControlAttributes } from '../Field.tsx';
import { CONTROL_CLASS } from '../TextInput.tsx';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { useOptionList, type Option } from './useOptionList.ts';

interface MultiSelectProps extends Partial<ControlAttributes> {
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  label: string;
  placeholder?: string;
  emptyText?: string;
  isSingle?: boolean;
  /** Adds what the list lacks. */
  onCreate?: ((name: string) => void) | undefined;
}

export function MultiSelect({
  options,
  value,
  onValueChange,
  label,
  placeholder = 'Search and choose…',
  emptyText = 'There is nothing to choose from yet.',
  isSingle = false,
  onCreate,
  ...control
}: MultiSelectProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { text, isOpen, active, matches, canCreate, create, search, toggle, remove, leave, onKeyDown, open } =
    useOptionList({ options, chosen: value, onChange: onValueChange, isSingle, onCreate });
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const isUnchosen = text.trim() !== '';
  const isRefused = isUnchosen && !isOpen;
  const refusalId = `${listId}-refusal`;

  useEffect(() => {
    const form = box.current?.form;
    if (!form || !isUnchosen) return undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      // Neither the form nor a later box of it.
      event.stopImmediatePropagation();
      box.current?.focus();
    };
    form.addEventListener('submit', refuse);
    return () => form.removeEventListener('submit', refuse);
  }, [isUnchosen]);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5">
          {value.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-label={`Remove ${labels.get(one) ?? one}`}
                onClick={() => {
                  remove(one);
                  // This button goes away, and the focus with it.
                  box.current?.focus();
                }}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-hairline px-2 text-sm hover:border-ink"
              >
                {labels.get(one) ?? one}
                <CloseIcon width="0.8em" height="0.8em" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...control}
          aria-describedby={describedBy(isRefused && refusalId, control['aria-describedby'])}
          aria-invalid={isRefused || control['aria-invalid']}
          ref={box}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            isOpen && (matches.length > 0 || canCreate) ? `${listId}-${active}` : undefined
          }
          aria-label={control.id === undefined ? label : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => search(event.target.value)}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={leave}
          className={`${CONTROL_CLASS} min-h-11`}
        />
        {isRefused && (
          <p id={refusalId} role="alert" className="mt-1 text-sm font-medium text-danger">
            {`“${text.trim()}” is not chosen. Choose from the list, or empty the box.`}
          </p>
        )}
        {/* A message lies below what is being chosen. */}
        <div
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-80 mt-1 rounded-sm border border-edge bg-raised"
        >
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            aria-multiselectable={!isSingle}
            className="max-h-64 overflow-y-auto py-1"
          >
            {matches.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={value.includes(option.value)}
                // A click must not move the focus and close the list.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => toggle(option.value)}
                className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5 text-sm hover:bg-ink/5 ${
                  index === active ? 'bg-ink/10' : ''
                }`}
              >
                <CheckIcon className={value.includes(option.value) ? 'text-accent' : 'invisible'} />
                {option.label}
              </li>
            ))}
            {canCreate && (
              <li
                id={`${listId}-${matches.length}`}
                role="option"
                aria-selected={false}
                onMouseDown={(event) => event.preventDefault()}
                onClick={create}
                className={`flex min-h-9 cursor-pointer items-center px-3 py-1.5 text-sm font-semibold hover:bg-ink/5 ${
                  matches.length === active ? 'bg-ink/10' : ''
                }`}
              >
                Create “{text.trim()}”
              </li>
            )}
          </ul>
          {matches.length === 0 && !canCreate && (
            <p className="px-3 pb-3 text-sm text-soft">
              {options.length === 0 ? emptyText : `Nothing matches “${text}”.`}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
