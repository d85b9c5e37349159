import { TextInput } from '#ui/components/Inputs.tsx';

interface DayBoxProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

export function DayBox({ label, value, onChange }: DayBoxProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="shrink-0 text-soft">{label}</span>
      <TextInput
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-40 min-w-0"
      />
    </label>
  );
}
