import { useRef } from 'react';
import { IconButton } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { PlusIcon } from '#ui/components/icons.tsx';
import { UNIT_KEY } from '#ui/lib/stored/stored-value.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { UNIT_CHOICES } from '#openapi/ingredients/lines/unit-choices.ts';
import type { VolumeUnit } from '#openapi/ingredients/lines/units.ts';
import type { Serving } from './serve-recipe.ts';
import { MAX_SERVINGS } from './useServing.ts';

interface ServingControlsProps {
  serving: Pick<Serving, 'servings' | 'isInJug'>;
  unit: VolumeUnit | null;
  jugRefusal: string | null;
  onChange: (update: Partial<Serving>) => void;
}

export function ServingControls({ serving, unit, jugRefusal, onChange }: ServingControlsProps) {
  const { servings, isInJug } = serving;
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const serve = (next: number) => {
    // At the end of the range, the pressed button is disabled and would lose the focus.
    if (next === 1) more.current?.focus();
    if (next === MAX_SERVINGS) less.current?.focus();
    onChange({ servings: next });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 noscript:hidden" data-screen-only>
      <fieldset className="flex min-w-0 flex-wrap gap-y-px">
        <legend className="sr-only">Amounts in</legend>
        {UNIT_CHOICES.map((choice) => (
          <label
            key={choice}
            className="segment focus-outline min-w-11 cursor-pointer border border-edge px-3 py-2.5 text-center text-sm hover:bg-ink/5 has-checked:bg-ink has-checked:font-semibold has-checked:text-page"
          >
            <input
              type="radio"
              name={UNIT_KEY}
              value={choice}
              className="sr-only"
              checked={unit === choice}
              onChange={() => onChange({ unit: choice })}
            />
            {choice}
          </label>
        ))}
      </fieldset>
      <div role="group" aria-label="Servings" className="flex flex-wrap items-center">
        <IconButton
          ref={less}
          label="One serving less"
          disabled={servings === 1}
          onClick={() => serve(servings - 1)}
        >
          <span aria-hidden="true" className="text-lg">
            −
          </span>
        </IconButton>
        <output className="figures min-w-24 text-center text-sm font-semibold">
          {formatCount(servings, 'serving')}
        </output>
        <IconButton
          ref={more}
          label="One serving more"
          disabled={servings === MAX_SERVINGS}
          onClick={() => serve(servings + 1)}
        >
          <PlusIcon />
        </IconButton>
      </div>
      {jugRefusal !== null && <p className="text-sm text-soft">{jugRefusal}</p>}
      {jugRefusal === null && servings > 1 && (
        <Checkbox
          label="In a jug"
          className="text-sm"
          checked={isInJug}
          onChange={({ target }) => onChange({ isInJug: target.checked })}
        />
      )}
    </div>
  );
}
