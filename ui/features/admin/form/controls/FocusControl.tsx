import { useState } from 'react';
import { asText, type FieldControlProps } from '../../resources/form-fields.ts';

const CROPS = ['aspect-square w-20', 'aspect-[12/5] w-36'];
const STEP = 5;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
/** A URL that is still being typed does not match. */
const COMPLETE_URL = /^(https?:\/\/[^/]+\.|\/[^/])/i;

/** Chooses the point of a picture that stays in view where pages crop it. */
export function FocusControl({ field, attributes, value, values = {}, onChange }: FieldControlProps) {
  const url = asText(values[field.picture ?? '']);
  const [broken, setBroken] = useState<string | null>(null);
  if (!COMPLETE_URL.test(url)) return <p className="text-sm text-soft">There is no picture yet.</p>;
  if (broken === url)
    return (
      <p role="status" className="text-sm font-medium text-danger">
        There is no picture at this address. You can save it anyway, and visitors will see none.
      </p>
    );
  const focus = asText(value) || '50% 50%';
  const point = focus.split(' ').map(Number.parseFloat);
  const choose = (percents: readonly number[]) =>
    onChange(percents.map((percent) => `${Math.round(Math.min(100, Math.max(0, percent)))}%`).join(' '));
  return (
    <div className="flex flex-wrap items-start gap-3">
      <button
        {...attributes}
        type="button"
        aria-label={`${field.label}: ${focus}`}
        onKeyDown={(event) => {
          const move = MOVES[event.key];
          if (!move) return;
          event.preventDefault();
          choose(point.map((percent, index) => percent + (move[index] ?? 0)));
        }}
      >
        <img
          src={url}
          alt="Preview of the image"
          className="max-h-40 min-h-20 max-w-full min-w-20 rounded-sm border border-hairline object-contain"
          onError={() => setBroken(url)}
          // A click by label or keyboard has no point, so the image listens and not the button.
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            choose([((clientX - left) / width) * 100, ((clientY - top) / height) * 100]);
          }}
        />
      </button>
      {CROPS.map((crop) => (
        <img
          key={crop}
          src={url}
          alt=""
          style={{ objectPosition: focus }}
          className={`rounded-sm border border-hairline object-cover ${crop}`}
        />
      ))}
      <p className="basis-full text-sm text-soft">
        Click the picture to choose the point that stays in view when it is cropped; arrow keys move it.
      </p>
    </div>
  );
}
