import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { describedBy } from '#ui/components/Field.tsx';
import { CONTROL_CLASS, TextArea } from '#ui/components/TextInput.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { FieldControlProps } from './ReferenceControl.tsx';
import type { LineNote } from './line-notes.ts';
import {
  joinedWithPrevious,
  moved,
  removed,
  replaced,
  split,
  withoutListMarks,
  type LineEdit,
} from './line-edits.ts';

/** Characters that fit into a row where the browser does not fit the row to its text. */
const ROW_CHARACTERS = 60;

interface LinesControlProps extends FieldControlProps {
  /** What is to be said of single lines, below them all. */
  notes?: readonly LineNote[];
}

export function LinesControl({ attributes, field, value, box, notes = [] }: LinesControlProps) {
  const [isOneText, setOneText] = useState(false);
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  /** Where the caret is to be after the next rendering. */
  const wanted = useRef<Pick<LineEdit, 'at' | 'caret'> | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { at, caret } = wanted.current;
    wanted.current = null;
    const row = list.current?.querySelectorAll('textarea')[at];
    row?.focus();
    row?.setSelectionRange(caret, caret);
  });
  const text = typeof value === 'string' ? value : '';
  const lines = text.split('\n');
  const current = Math.min(chosen, lines.length - 1);
  const apply = (edit: LineEdit | null, takesFocus = true): boolean => {
    if (!edit) return false;
    if (takesFocus) wanted.current = edit;
    setChosen(edit.at);
    box.onChange(edit.lines.join('\n'));
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, at: number) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    const keys: Record<string, () => LineEdit | null> = {
      Enter: () => split(lines, at, start, end),
      Backspace: () => (start === 0 && end === 0 ? joinedWithPrevious(lines, at) : null),
      ArrowUp: () => (event.altKey ? moved(lines, at, -1, start) : null),
      ArrowDown: () => (event.altKey ? moved(lines, at, 1, start) : null),
    };
    if (apply(keys[event.key]?.() ?? null)) event.preventDefault();
  };
  /** Comes as if it were typed: React would miss a later change back to what it knows of. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget;
    const text = event.clipboardData.getData('text');
    const block = withoutListMarks(text);
    if (block === text) return;
    event.preventDefault();
    area.setRangeText(block, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const name = field.label.toLowerCase();
  const number = current + 1;
  const notesId = `${attributes.id}-notes`;
  const hasNote = (at: number) => notes.some((note) => note.number === at + 1);
  const description = (at: number) =>
    describedBy(
      at === 0 && attributes['aria-describedby'],
      isOneText ? notes.length > 0 && notesId : hasNote(at) && `${notesId}-${at + 1}`,
    );
  return (
    <>
      {isOneText ? (
        <TextArea {...attributes} aria-describedby={description(0)} {...box} value={text} onPaste={onPaste} />
      ) : (
        <ul ref={list} className="grid gap-1.5">
          {lines.map((line, at) => (
            // Lines have no id: their place tells them apart.
            <li key={at}>
              <textarea
                {...(at === 0 ? attributes : { 'aria-label': `Line ${at + 1} of ${name}` })}
                aria-describedby={description(at)}
                ref={at === 0 ? box.ref : undefined}
                name={`${box.name}.${at}`}
                rows={Math.max(1, Math.ceil(line.length / ROW_CHARACTERS))}
                value={line}
                onChange={({ target }) =>
                  apply(replaced(lines, at, target.value), target.value.includes('\n'))
                }
                onPaste={onPaste}
                onKeyDown={(event) => onKeyDown(event, at)}
                onFocus={() => setChosen(at)}
                onBlur={box.onBlur}
                className={`${CONTROL_CLASS} field-sizing-content block min-h-11 resize-none`}
              />
            </li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul id={notesId} className="grid gap-1 text-sm wrap-anywhere text-warning">
          {notes.map((note) => (
            <li key={note.text} id={`${notesId}-${note.number ?? 'more'}`}>
              {note.text}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOneText && (
          <>
            <SmallButton onClick={() => apply(split(lines, lines.length - 1, Infinity, Infinity))}>
              Add a line
            </SmallButton>
            {lines.length > 1 && (
              <>
                <span className="self-center text-sm text-soft">Line {number}:</span>
                <SmallButton
                  aria-label={`Move line ${number} of ${name} up`}
                  aria-disabled={current === 0}
                  onClick={() => apply(moved(lines, current, -1, 0), false)}
                >
                  Up
                </SmallButton>
                <SmallButton
                  aria-label={`Move line ${number} of ${name} down`}
                  aria-disabled={number === lines.length}
                  onClick={() => apply(moved(lines, current, 1, 0), false)}
                >
                  Down
                </SmallButton>
                <SmallButton
                  aria-label={`Remove line ${number} of ${name}`}
                  onClick={() => apply(removed(lines, current), false)}
                >
                  Remove
                </SmallButton>
              </>
            )}
          </>
        )}
        <Button
          variant="link"
          aria-label={`${isOneText ? 'As lines' : 'As one text'}: ${name}`}
          onClick={() => setOneText(!isOneText)}
        >
          {isOneText ? 'As lines' : 'As one text'}
        </Button>
      </div>
    </>
  );
}
