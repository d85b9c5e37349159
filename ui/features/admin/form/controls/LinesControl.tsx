import type { ClipboardEvent } from 'react';
import { withoutListMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { TextArea } from '#ui/components/Inputs.tsx';
import { asText, type FieldControlProps } from '../../resources/form-fields.ts';

export function LinesControl({ field, attributes, value, onChange }: FieldControlProps) {
  /** Pastes a list without its bullets, as if it were typed, so that the browser can undo it. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const block = withoutListMarks(text);
    if (block === text) return;
    event.preventDefault();
    area.setRangeText(block, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return (
    <TextArea
      {...attributes}
      name={field.name}
      rows={3}
      value={asText(value)}
      onChange={({ target }) => onChange(target.value)}
      onPaste={onPaste}
    />
  );
}
