import type { SheetFieldName } from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { sheetFieldChoices, sheetFieldLabel } from './sheet-field-label.ts';
import type { PreviewPartProps } from './useSheetImport.ts';

/** The fields that every cocktail must have and that foreign sheets often lack. */
const DEFAULTABLE: readonly SheetFieldName[] = ['difficulty', 'category', 'description', 'instructions'];

export function ImportDefaults({ results: { missing }, sheet }: PreviewPartProps) {
  const { defaults } = sheet.settings;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">For rows without a value</legend>
      {DEFAULTABLE.map((name) => {
        const count = missing.find(({ field }) => field === name)?.count ?? 0;
        const options = sheetFieldChoices(name);
        const set = (next: string) => sheet.updateSettings({ defaults: { ...defaults, [name]: next } });
        const hint = count > 0 ? `${formatCount(count, 'recipe')} without it` : undefined;
        const field = { label: sheetFieldLabel(name), hint, value: defaults[name] ?? '' };
        return options ? (
          <SelectField key={name} {...field} emptyLabel="Nothing" options={options} onValueChange={set} />
        ) : (
          <TextField key={name} {...field} onChange={({ target }) => set(target.value)} />
        );
      })}
    </fieldset>
  );
}
