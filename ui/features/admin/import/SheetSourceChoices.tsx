import { SheetEncoding, type SheetSource } from '#openapi/generated/model/index.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
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
        <SelectField
          label="Worksheet"
          value={worksheet ?? ''}
          options={[...worksheets, ['*', 'All of the same kind']]}
          onValueChange={(chosen) => onChange({ worksheet: chosen })}
        />
      )}
      {encoding !== null && (
        <SelectField
          label="Encoding"
          hint="Choose another when letters look wrong"
          value={encoding}
          options={Object.values(SheetEncoding)}
          onValueChange={(chosen) => onChange({ encoding: chosen as SheetEncoding })}
        />
      )}
      <TextField
        label="Header row"
        hint="0 when no row names the columns"
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
    </div>
  );
}
