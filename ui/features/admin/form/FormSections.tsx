import { useId, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Field } from '#ui/components/Field.tsx';
import type { AdminResource } from '../resources/resource.ts';
import type { FieldControl, FormField, FormControl } from './form-fields.ts';
import { FocusControl } from './pictures/FocusControl.tsx';
import { FieldBox } from './FieldBox.tsx';
import { IngredientLines } from './IngredientLines.tsx';

/** Two of them fit beside each other. */
const SHORT = new Set<FieldControl>(['text', 'address', 'choice', 'date', 'number', 'moment', 'one', 'many']);

interface FormSectionsProps {
  resource: AdminResource;
  renderField: (field: FormField) => ReactNode;
  aside?: Readonly<Record<string, ReactNode>>;
}

export function FormSections({ resource: { fields, sections }, renderField, aside = {} }: FormSectionsProps) {
  const id = useId();
  if (!sections) return fields.map(renderField);
  const named = new Set(Object.values(sections).flat());
  const rest = fields.filter(({ name }) => !named.has(name));
  const parts = Object.entries(sections).map(([title, names], at) => {
    const own = names.flatMap((name) => fields.find((field) => field.name === name) ?? []);
    return { title, id: `${id}${at}`, fields: at === 0 ? [...own, ...rest] : own };
  });
  return (
    <>
      <nav
        aria-label="Parts of the form"
        className="flex flex-wrap gap-x-4 bg-raised py-1 lg:sticky lg:top-0 lg:z-10"
      >
        {parts.map((part) => (
          <Button
            key={part.id}
            variant="link"
            onClick={() => {
              const heading = document.getElementById(part.id);
              heading?.focus({ preventScroll: true });
              heading?.scrollIntoView({ block: 'start' });
            }}
          >
            {part.title}
          </Button>
        ))}
      </nav>
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={part.id} className="border-t border-hairline pt-4">
          <h3 id={part.id} tabIndex={-1} className="scroll-mt-16 text-base">
            {part.title}
          </h3>
          <div className="mt-3 grid gap-4 xl:grid-cols-2">
            {aside[part.title] && (
              <div className="bg-raised py-1 lg:sticky lg:top-8 lg:z-10 xl:col-span-2">
                {aside[part.title]}
              </div>
            )}
            {part.fields.map((field) => (
              <div key={field.name} className={SHORT.has(field.control) ? '' : 'xl:col-span-2'}>
                {renderField(field)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

interface FormFieldControlProps {
  field: FormField;
  control: FormControl;
  onFile: () => void;
  onPicture: () => void;
}

const HINTS: Partial<Record<FormField['control'], string>> = {
  lines: 'One per line. Enter adds one, Alt with ↑ or ↓ moves it; a block of lines can be pasted.',
};

export function FormFieldControl({ field, control, onFile, onPicture }: FormFieldControlProps) {
  const isPicture = field.control === 'picture' || field.control === 'uploaded';
  return (
    <Controller
      name={field.name}
      control={control}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => {
        const box = {
          ref,
          onBlur: () => {
            onBlur();
            if (isPicture) onPicture();
          },
          name: field.name,
          onChange: (chosen: unknown) => {
            onChange(chosen);
            if (chosen instanceof File) onFile();
            // An address is typed letter by letter.
            if (isPicture && (typeof chosen !== 'string' || /^$|^\/api\/images\//.test(chosen))) onPicture();
          },
        };
        if (field.control === 'flag') {
          return <Checkbox {...box} label={field.label} checked={value === true} />;
        }
        if (field.control === 'focus') {
          return <FocusControl {...{ field, control, value, box }} error={fieldState.error?.message} />;
        }
        const hint = field.schema['x-hint'] ?? HINTS[field.control];
        return (
          <Field
            label={field.label}
            required={field.required}
            error={fieldState.error?.message}
            {...(hint === undefined ? {} : { hint })}
          >
            {(attributes) =>
              field.name === 'ingredients' ? (
                <IngredientLines {...{ field, attributes, value, box, control }} />
              ) : (
                <FieldBox {...{ field, attributes, value, box }} />
              )
            }
          </Field>
        );
      }}
    />
  );
}
