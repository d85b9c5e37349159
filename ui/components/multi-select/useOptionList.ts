import { useState, type KeyboardEvent } from 'react';
import { foldText } from '#openapi/names/fold-text.ts';

export interface Option {
  value: string;
  label: string;
}

interface OptionListSettings {
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isSingle: boolean;
  onCreate: ((name: string) => void) | undefined;
}

/** More are not looked through, and would take seconds to draw. */
const MAX_SHOWN = 500;

/** The combobox pattern of WAI-ARIA. */
export function useOptionList({ options, chosen, onChange, isSingle, onCreate }: OptionListSettings) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const wanted = foldText(text.trim());
  const matches = isOpen
    ? options.filter(({ label }) => foldText(label).includes(wanted)).slice(0, MAX_SHOWN)
    : [];
  const named = options.find(({ label }) => wanted !== '' && foldText(label.trim()) === wanted);
  const canCreate = onCreate !== undefined && wanted !== '' && !named;
  const last = canCreate ? matches.length : matches.length - 1;

  const remove = (value: string) => onChange(chosen.filter((one) => one !== value));

  const close = () => {
    setOpen(false);
    setText('');
    setActive(0);
  };

  const toggle = (value: string) => {
    if (chosen.includes(value)) remove(value);
    else onChange(isSingle ? [value] : [...chosen, value]);
    if (isSingle) return close();
    if (text === '') return;
    setText('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };

  /** A whole name counts without Enter. What means nothing yet stays, to be seen. */
  const leave = () => {
    if (named && !chosen.includes(named.value)) toggle(named.value);
    if (wanted === '') setText('');
    setOpen(false);
  };

  const create = () => {
    onCreate?.(text.trim());
    close();
  };

  const search = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(0);
  };

  const move = (index: number) => {
    setActive(isOpen ? Math.max(0, Math.min(last, index)) : 0);
    setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => void) | false> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: isOpen && (() => move(active + 10)),
      PageUp: isOpen && (() => move(active - 10)),
      Home: isOpen && (() => move(0)),
      End: isOpen && (() => move(last)),
      Enter: isOpen && (() => (matches[active] ? toggle(matches[active].value) : canCreate && create())),
      Escape: isOpen && close,
      Backspace: text === '' && chosen.length > 0 && (() => onChange(chosen.slice(0, -1))),
    };
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    // Escape must not close the dialog around it too.
    event.stopPropagation();
    event.preventDefault();
    act();
  };

  return {
    text,
    isOpen,
    active,
    matches,
    canCreate,
    create,
    search,
    toggle,
    remove,
    leave,
    onKeyDown,
    open: () => setOpen(true),
  };
}
