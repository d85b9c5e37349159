import { SheetEncoding, type SheetSource } from '#openapi/generated/model/index.ts';
import { Field } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import type { ImportSettings } from './import-settings.ts';

interface SheetSourceChoicesProps {
  source: SheetSource;
  onChange: (source: ImportSettings['source']) => void;
}

/** The server chose worksheet, encoding and header; another choice can be made. */
export function SheetSourceChoices({ source, onChange }: SheetSourceChoicesProps) {
  const { worksheet, worksheets, encoding, headerRow } = source;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {worksheets.length > 1 && (
        <Field label="Worksheet">
          {(control) => (
            <Select
              {...control}
              value={worksheet ?? ''}
              onChange={(event) => onChange({ worksheet: event.target.value })}
            >
              {worksheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
              <option value="*">All of the same kind</option>
            </Select>
          )}
        </Field>
      )}
      {encoding !== null && (
        <Field label="Encoding" hint="Choose another when letters look wrong">
          {(control) => (
            <Select
              {...control}
              value={encoding}
              onChange={({ target }) => {
                const chosen = Object.values(SheetEncoding).find((known) => known === target.value);
                if (chosen) onChange({ encoding: chosen });
              }}
            >
              {Object.values(SheetEncoding).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Header row" hint="0 when no row names the columns">
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={0}
            // Typing goes on while an earlier answer comes in.
            key={headerRow}
            defaultValue={headerRow}
            onBlur={({ target }) => {
              const row = Number.parseInt(target.value, 10);
              if (row >= 0 && row !== headerRow) onChange({ headerRow: row });
            }}
          />
        )}
      </Field>
    </div>
  );
}
