import { FractionText } from '#ui/components/FractionText.tsx';
import type { ShownLine } from '#openapi/ingredients/lines/format-line-as-written.ts';
import { withChoice } from '#ui/components/Inputs.tsx';

interface TickLinesProps {
  lines: readonly ShownLine[];
  ticked: readonly string[];
  keyOf: (index: number) => string;
  onTick: (ticked: readonly string[]) => void;
}

/** In a low window, more lines and the buttons do not fit below each other. */
const MAX_IN_ONE_COLUMN = 6;

export function TickLines({ lines, ticked, keyOf, onTick }: TickLinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={`mt-4 ${lines.length > MAX_IN_ONE_COLUMN ? 'md:columns-2 md:gap-x-10' : ''}`}>
      {lines.map(({ amount, text }, index) => (
        <li key={index} className="break-inside-avoid border-t border-hairline">
          <label className="flex min-h-11 items-center gap-4 py-2 text-lg has-checked:text-soft has-checked:line-through">
            <input
              type="checkbox"
              className="tick"
              checked={ticked.includes(keyOf(index))}
              onChange={({ target }) => onTick(withChoice(ticked, keyOf(index), target.checked))}
            />
            <span dir="auto" className="min-w-0 flex-1">
              <strong className="figures font-semibold">
                <FractionText text={amount} />
              </strong>{' '}
              <FractionText text={text} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
