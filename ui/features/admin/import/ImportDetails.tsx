import { SheetEncoding, type SheetLayout } from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { ImportDefaults } from './ImportDefaults.tsx';
import { ImportProposals } from './ImportProposals.tsx';
import type { PreviewPartProps } from './useSheetImport.ts';

export function ImportDetails({ results, sheet }: PreviewPartProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = results.sheet;
  const { updateReading } = sheet;
  return (
    <>
      <ImportDefaults results={results} sheet={sheet} />
      <ImportProposals results={results} sheet={sheet} />
      <div className="grid gap-4 sm:grid-cols-2">
        {worksheets.length > 1 && (
          <SelectField
            label="Worksheet"
            value={worksheet ?? ''}
            options={worksheets}
            onValueChange={(chosen) => updateReading({ worksheet: chosen, headerRow: null })}
          />
        )}
        {encoding !== null && (
          <SelectField
            label="Encoding"
            hint="Choose another if letters look wrong"
            value={encoding}
            options={Object.values(SheetEncoding)}
            onValueChange={(chosen) => updateReading({ encoding: chosen as SheetEncoding })}
          />
        )}
        {layouts.length > 1 && (
          <SelectField
            label="Layout"
            hint="Choose another if recipes look split or merged"
            value={layout}
            options={layouts.map((choice) => [choice.layout, choice.label])}
            onValueChange={(chosen) => updateReading({ layout: chosen as SheetLayout, headerRow: null })}
          />
        )}
        <TextField
          // Uncontrolled, so that a response does not overwrite what is being typed.
          key={`${worksheet} ${layout}`}
          label="Header row"
          hint="0 if no row names the columns"
          type="number"
          min={0}
          defaultValue={headerRow}
          onChange={({ target: { value } }) => {
            if (/^\d+$/.test(value)) updateReading({ worksheet, headerRow: Number(value) });
          }}
        />
      </div>
    </>
  );
}
