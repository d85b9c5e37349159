import { useEffect, useId, useState } from 'react';
import { describedBy, type ControlAttributes } from '../Field.tsx';
import { CONTROL_CLASS } from '../Inputs.tsx';
import { CheckIcon, CloseIcon } from '../icons.tsx';
import { CREATE, useOptionList, type OptionChoice } from './useOptionList.ts';

interface ComboboxProps extends Partial<ControlAttributes>, OptionChoice {
  label: string;
  placeholder?: string;
  emptyText?: string;
}

/** Chooses one option or several from a list that can be searched. `useOptionList` has the rules. */
export function Combobox({
  options,
  value,
  onValueChange,
  label,
  placeholder = 'Search and choose…',
  emptyText = 'There is nothing to choose from yet.',
  isSingle = false,
  onCreate,
  ...control
}: ComboboxProps) {
  const refusalId = useId();
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const list = useOptionList({ options, value, onValueChange, isSingle, onCreate });
  const { items, text, isOpen } = list;
  const isUnchosen = text.trim() !== '';
  const isRefused = isUnchosen && !isOpen;
  useHeldForm(box, isUnchosen);
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul aria-label={`Chosen: ${label}`} className="flex flex-wrap gap-1.5">
          {value.map((chosen) => (
            <li key={chosen}>
              <button
                type="button"
                aria-label={`Remove ${labelOf(chosen)}`}
                onClick={() => {
                  list.remove(chosen);
                  // The focus moves to the box, since this button disappears.
                  box?.focus();
                }}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-sm border border-hairline px-2 text-sm hover:border-ink"
              >
                {labelOf(chosen)}
                <CloseIcon width="0.8em" height="0.8em" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative">
        <input
          {...list.getInputProps({
            ...control,
            ref: setBox,
            'aria-labelledby': undefined,
            'aria-label': control.id === undefined ? label : undefined,
            'aria-describedby': describedBy(isRefused && refusalId, control['aria-describedby']),
            'aria-invalid': isRefused || control['aria-invalid'],
            ...(items.length === 0 && { 'aria-activedescendant': undefined }),
            placeholder,
            onChange: ({ currentTarget }) => list.setText(currentTarget.value),
            onKeyDown: (event) => {
              // Escape must not close the dialog around it too.
              if (event.key === 'Escape' && isOpen) {
                event.stopPropagation();
                event.preventDefault();
              }
              if (event.key === 'Backspace' && text === '' && value.length > 0) {
                onValueChange(value.slice(0, -1));
              }
            },
          })}
          className={`${CONTROL_CLASS} min-h-11`}
        />
        {isRefused && (
          <p id={refusalId} role="alert" className="mt-1 text-sm font-medium text-danger">
            {`“${text.trim()}” is not chosen. Choose from the list, or empty the box.`}
          </p>
        )}
        {/* The open list covers a toast. */}
        <div
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-80 mt-1 rounded-sm border border-edge bg-raised"
        >
          <ul
            {...list.getMenuProps({ 'aria-label': label, 'aria-multiselectable': !isSingle })}
            className="max-h-64 overflow-y-auto py-1"
          >
            {isOpen &&
              items.map((item, index) => {
                const isChosen = item !== CREATE && value.includes(item.value);
                return (
                  <li
                    key={item === CREATE ? CREATE : item.value}
                    {...list.getItemProps({ item, index, 'aria-selected': isChosen })}
                    className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 py-1.5 text-sm ${
                      index === list.highlightedIndex ? 'bg-ink/10' : ''
                    }`}
                  >
                    {item === CREATE ? (
                      <b className="font-semibold">Create “{text.trim()}”</b>
                    ) : (
                      <>
                        <CheckIcon className={isChosen ? 'text-accent' : 'invisible'} />
                        {item.label}
                      </>
                    )}
                  </li>
                );
              })}
          </ul>
          {items.length === 0 && (
            <p className="px-3 pb-3 text-sm text-soft">
              {options.length === 0 ? emptyText : `Nothing matches “${text}”.`}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Stops the form from being sent while typed text is not chosen, since the text would be lost. */
function useHeldForm(box: HTMLInputElement | null, isUnchosen: boolean): void {
  useEffect(() => {
    const form = box?.form;
    if (!form || !isUnchosen) return undefined;
    const refuse = (event: Event) => {
      event.preventDefault();
      // Neither the form nor another box in it may handle the event.
      event.stopImmediatePropagation();
      box?.focus();
    };
    form.addEventListener('submit', refuse);
    return () => form.removeEventListener('submit', refuse);
  }, [box, isUnchosen]);
}
