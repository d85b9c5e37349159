import { useRef } from 'react';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Shift selects as far as the row before it, by a click and by the space bar. */
export function RowCheckbox({ label, isSelected, onToggle }: RowCheckboxProps) {
  // Not every browser tells of Shift in the click that a key makes, nor makes it before the key is up.
  const isShiftDown = useRef(false);
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        className="tick"
        onKeyDown={({ key, shiftKey }) => (isShiftDown.current = key === ' ' && shiftKey)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          onToggle(shiftKey || isShiftDown.current);
          isShiftDown.current = false;
        }}
      />
    </label>
  );
}
