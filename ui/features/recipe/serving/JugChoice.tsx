import { Checkbox } from '#ui/components/Checkbox.tsx';
import type { Serving } from './serving-lines.ts';

interface JugChoiceProps {
  serving: Serving;
  refusal: string | null;
  onChange: (update: Partial<Serving>) => void;
}

export function JugChoice({ serving: { servings, isInJug }, refusal, onChange }: JugChoiceProps) {
  if (refusal !== null) return <p className="text-sm text-soft">{refusal}</p>;
  return (
    servings > 1 && (
      <Checkbox
        label="In a jug"
        className="text-sm"
        checked={isInJug}
        onChange={(event) => onChange({ isInJug: event.target.checked })}
      />
    )
  );
}
