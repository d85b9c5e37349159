import { Checkbox } from '#ui/components/Checkbox.tsx';
import type { Serving } from './serving-lines.ts';

interface JugChoiceProps {
  serving: Serving;
  refusal: string | null;
  onChange: (change: Partial<Serving>) => void;
}

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
