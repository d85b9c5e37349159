import type { ClipboardEvent } from 'react';
import { withoutListMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { describedBy } from '#ui/components/Field.tsx';
import { TextArea } from '#ui/components/TextInput.tsx';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { textOf, type FieldControlProps } from '../resources/form-fields.ts';
import { useFormRecipe } from './useFormRecipe.ts';

/** Shows one text box with a line for each entry. */
export function LinesControl(props: FieldControlProps) {
  return props.field.name === 'ingredients' ? <IngredientLines {...props} /> : <LinesBox {...props} />;
}

function LinesBox({ field, attributes, value, onChange }: FieldControlProps) {
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
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
      onPaste={onPaste}
    />
  );
}

/** Shows the ingredients with the doubts about them, and the drawing of the drink. */
function IngredientLines(props: FieldControlProps) {
  const { attributes, values = {} } = props;
  const { recipe, strength, notes } = useFormRecipe(values);
  const notesId = `${attributes.id}-notes`;
  return (
    <>
      <LinesBox
        {...props}
        attributes={{
          ...attributes,
          'aria-describedby': describedBy(attributes['aria-describedby'], notes.length > 0 && notesId),
        }}
      />
      {notes.length > 0 && (
        <ul id={notesId} className="grid gap-1 text-sm wrap-anywhere text-warning">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {'difficulty' in values && (
        <div role="group" aria-label="What visitors will see" className="flex items-center gap-4 text-sm">
          <CocktailPlate
            recipe={recipe}
            title={`The drawing of ${recipe.name || 'the drink'}`}
            className="w-16 shrink-0"
          />
          <p>{strength}</p>
        </div>
      )}
    </>
  );
}
