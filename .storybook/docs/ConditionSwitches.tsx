import type { Conditions } from '../conditions.ts';

const SWITCHES = [
  ['theme', 'dark', 'light', 'Dark theme'],
  ['text', 'double', 'usual', 'Text at 200 %'],
  ['colours', 'forced', 'own', 'Forced colours'],
  ['motion', 'reduced', 'usual', 'Reduced motion'],
  ['direction', 'rtl', 'ltr', 'Right to left'],
] as const;

interface ConditionSwitchesProps {
  conditions: Conditions;
  onChange: (conditions: Conditions) => void;
}

/** Switches for the settings of a visitor's system. */
export function ConditionSwitches({ conditions, onChange }: ConditionSwitchesProps) {
  return SWITCHES.map(([name, on, off, label]) => (
    <label key={name} className="flex min-h-6 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={conditions[name] === on}
        onChange={({ target }) => onChange({ ...conditions, [name]: target.checked ? on : off })}
      />
      {label}
    </label>
  ));
}
