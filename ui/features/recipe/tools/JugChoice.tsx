import { Checkbox } from '#ui/components/Checkbox.tsx';
import type { Serving } from './serving-lines.ts';

interface JugChoiceProps {
  serving: Serving;
  /** Why it is not mixed in a jug; null where it can be. */
  refusal: string | null;
  onChange: (change: Partial<Serving>) => void;
}

/** Whether several servings are mixed in a jug, or why they are not. */
export function JugChoice({ serving: { servings, inJug }, refusal, onChange }: JugChoiceProps) {
  if (refusal !== null) return <p className="text-sm text-soft">{refusal}</p>;
  return (
    servings > 1 && (
      <Checkbox
        label="In a jug"
        className="text-sm"
        checked={inJug}
        onChange={(event) => onChange({ inJug: event.target.checked })}
      />
    )
  );
}
