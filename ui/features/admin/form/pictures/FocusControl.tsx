import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '#ui/components/Field.tsx';
import type { FormControl, FormValue } from '../form-fields.ts';
import type { FieldControlProps } from '../ReferenceControl.tsx';
import { fileRefusal } from './file-refusal.ts';
import { PICTURE_RULES } from './PictureControl.tsx';

interface FocusControlProps extends Omit<FieldControlProps, 'attributes'> {
  control: FormControl;
  error: string | undefined;
}

const CROPS = ['aspect-square w-24', 'aspect-[12/5] w-36'];
const HINT =
  'A click on the picture chooses the point that stays in view where it is cropped; arrow keys move it.';
const STEP = 5;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export function FocusControl({ field, control, value, error, box }: FocusControlProps) {
  const picture = useWatch({ control, name: field.picture ?? '' });
  const address = usePictureAddress(picture);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null) return null;
  if (broken === address) return <p className="text-xs text-soft">There is no picture to be seen in this.</p>;
  const focus = typeof value === 'string' && value !== '' ? value : '50% 50%';
  const point = focus.split(' ').map(Number.parseFloat);
  const choose = (at: readonly number[]) =>
    box.onChange(at.map((part) => `${Math.round(Math.min(100, Math.max(0, part)))}%`).join(' '));
  return (
    <Field label={field.label} error={error} hint={HINT}>
      {(attributes) => (
        <div className="flex flex-wrap items-start gap-3">
          <button
            {...attributes}
            type="button"
            ref={box.ref}
            aria-label={`${field.label}: ${focus}`}
            onBlur={box.onBlur}
            onKeyDown={(event) => {
              const move = MOVES[event.key];
              if (!move) return;
              event.preventDefault();
              choose(point.map((part, at) => part + (move[at] ?? 0)));
            }}
          >
            <img
              src={address}
              alt={picture instanceof File ? `Preview of ${picture.name}` : 'Preview of the image'}
              className="max-h-40 max-w-full rounded-sm border border-hairline object-contain"
              onError={() => setBroken(address)}
              // Not on the button, which the label and the keyboard press too, at no point.
              onClick={({ currentTarget, clientX, clientY }) => {
                const { left, top, width, height } = currentTarget.getBoundingClientRect();
                choose([((clientX - left) / width) * 100, ((clientY - top) / height) * 100]);
              }}
            />
          </button>
          {CROPS.map((crop) => (
            <img
              key={crop}
              src={address}
              alt=""
              style={{ objectPosition: focus }}
              className={`rounded-sm border border-hairline object-cover ${crop}`}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

function usePictureAddress(picture: FormValue | undefined): string | null {
  const [read, setRead] = useState<{ of: File; address: string }>();
  useEffect(() => {
    if (!(picture instanceof File) || fileRefusal(PICTURE_RULES, picture) !== undefined) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ of: picture, address: reader.result });
    };
    reader.readAsDataURL(picture);
    return () => {
      reader.onload = null;
    };
  }, [picture]);
  if (picture instanceof File) return read?.of === picture ? read.address : null;
  return typeof picture === 'string' && /^(https?:\/\/[^/]+\.|\/[^/])/i.test(picture) ? picture : null;
}
