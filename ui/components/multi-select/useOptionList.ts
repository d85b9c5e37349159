import { useState, type KeyboardEvent } from 'react';

export interface Option {
  value: string;
  label: string;
}

interface OptionListSettings {
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function matchingOptions(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  return options.filter((option) => option.label.toLowerCase().includes(wanted));
}

/** The combobox pattern of WAI-ARIA. */
export function useOptionList({ options, chosen, onChange }: OptionListSettings) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = matchingOptions(options, text);
  const last = matches.length - 1;

  const remove = (value: string) => onChange(chosen.filter((one) => one !== value));

  const toggle = (value: string) => {
    if (chosen.includes(value)) remove(value);
    else onChange([...chosen, value]);
    if (text === '') return;
    setText('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };

  const close = () => {
    setOpen(false);
    setText('');
    setActive(0);
  };

  const search = (wanted: string) => {
    setText(wanted);
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
      Enter: isOpen && (() => matches[active] && toggle(matches[active].value)),
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
    search,
    toggle,
    remove,
    close,
    onKeyDown,
    open: () => setOpen(true),
  };
}
