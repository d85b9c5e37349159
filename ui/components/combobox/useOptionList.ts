import { useCombobox } from 'downshift';
import { useState } from 'react';
import { foldText } from '#openapi/text/fold-text.ts';

export interface Option {
  value: string;
  label: string;
}

export interface OptionChoice {
  options: readonly Option[];
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** True if at most one option is chosen, which another one replaces. */
  isSingle?: boolean;
  /** Creates an option with the typed name, which the list lacks. */
  onCreate?: (name: string) => void;
}

/** The last row of the list, which creates an option. */
export const CREATE = 'create';

const {
  ControlledPropUpdatedSelectedItem,
  InputBlur,
  InputClick,
  InputKeyDownEnter,
  InputKeyDownEscape,
  ItemClick,
} = useCombobox.stateChangeTypes;

/** Holds the typed text, and chooses among the options that contain it, by keyboard and pointer. */
export function useOptionList({ options, value, onValueChange, isSingle = false, onCreate }: OptionChoice) {
  const [text, setText] = useState('');
  const wanted = foldText(text.trim());
  const namedOption = options.find((option) => wanted !== '' && foldText(option.label.trim()) === wanted);
  const matches = shownOptions(options, wanted);
  const canCreate = onCreate !== undefined && wanted !== '' && !namedOption;
  const items: (Option | typeof CREATE)[] = canCreate ? [...matches, CREATE] : matches;

  const remove = (removed: string) => onValueChange(value.filter((chosen) => chosen !== removed));
  const list = useCombobox({
    items,
    inputValue: text,
    // The chosen options are shown above the box, so the box is free for the next one.
    selectedItem: null,
    itemToString: () => '',
    defaultHighlightedIndex: 0,
    stateReducer: (state, { type, changes }) => {
      // Downshift empties the box when it sees that its choice was not kept, which may be at the next letter.
      if (type === ControlledPropUpdatedSelectedItem) return state;
      if (type === InputClick) return { ...changes, isOpen: true };
      if (type === InputKeyDownEscape) return { ...changes, inputValue: '' };
      // Leaving the box chooses an option whose whole name was typed. Any other text stays visible.
      if (type === InputBlur) {
        const selectedItem = namedOption && !value.includes(namedOption.value) ? namedOption : null;
        return { ...state, selectedItem, isOpen: false, inputValue: namedOption ? '' : text.trimStart() };
      }
      const { selectedItem } = changes;
      if ((type !== ItemClick && type !== InputKeyDownEnter) || !selectedItem) return changes;
      const isClosing = isSingle || selectedItem === CREATE;
      const index = text === '' || isClosing ? state.highlightedIndex : options.indexOf(selectedItem);
      return { selectedItem, isOpen: !isClosing, highlightedIndex: index, inputValue: '' };
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === CREATE) onCreate?.(text.trim());
      else if (selectedItem && value.includes(selectedItem.value)) remove(selectedItem.value);
      else if (selectedItem) onValueChange(isSingle ? [selectedItem.value] : [...value, selectedItem.value]);
    },
    onInputValueChange: ({ inputValue }) => setText(inputValue),
  });
  return { ...list, items, text, setText, remove };
}

/** More options would take seconds to draw, and are too many to look through. */
const MAX_SHOWN = 500;

/** `wanted` is folded. */
const shownOptions = (options: readonly Option[], wanted: string): Option[] =>
  options.filter(({ label }) => foldText(label).includes(wanted)).slice(0, MAX_SHOWN);
