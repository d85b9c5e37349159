import { useState, type ReactNode } from 'react';
import type { AdminResource } from '../resources/resource.ts';
import { isSame } from './form-state.ts';
import { FormField } from './FormField.tsx';
import type { ItemFormState } from './useItemForm.ts';
import { blankValues, type FormField as Field, type FormValues } from '../resources/form-fields.ts';

interface FormPartsProps {
  resource: AdminResource;
  form: ItemFormState;
}

/** Shows the required fields, and below them the other parts, which are folded while they are empty. */
export function FormParts({ resource: { fields, folded = {} }, form }: FormPartsProps) {
  const names = new Set(Object.values(folded).flat());
  const draw = (field: Field) => <FormField key={field.name} field={field} form={form} />;
  return (
    <>
      {fields.filter(({ name }) => !names.has(name)).map(draw)}
      {Object.entries(folded).map(([title, own]) => {
        const inside = own.flatMap((name) => fields.find((field) => field.name === name) ?? []);
        return (
          <Fold key={title} title={title} isUsed={isFilled(inside, form.values)}>
            {inside.map(draw)}
          </Fold>
        );
      })}
    </>
  );
}

function isFilled(fields: readonly Field[], values: FormValues): boolean {
  const blank = blankValues(fields);
  // A required field, such as a menu's currency, always has a value.
  return fields.some(({ name, required }) => !required && !isSame(values[name], blank[name]));
}

/** Shows one part. It begins open when one of its fields is filled in; later only the administrator opens and closes it. */
function Fold({ title, isUsed, children }: { title: string; isUsed: boolean; children: ReactNode }) {
  const [isOpen] = useState(isUsed);
  return (
    <details open={isOpen} className="border-t border-hairline">
      <summary className="cursor-pointer pt-3 font-semibold">{title}</summary>
      <div className="grid gap-4 pt-3 pb-1">{children}</div>
    </details>
  );
}
