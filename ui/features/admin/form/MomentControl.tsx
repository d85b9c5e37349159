import type { ControlAttributes } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { momentOf, shownIn } from '#ui/lib/zoned-time.ts';
import type { ControlBox } from './form-fields.ts';

interface MomentControlProps extends ControlAttributes, ControlBox {
  /** In UTC, as the contract has it; empty when there is none. */
  value: string;
}

/** A date and a time as the clocks of the site show them, whatever those of the administrator's device say. */
export function MomentControl({ value, onChange, ...rest }: MomentControlProps) {
  const { timeZone = 'UTC' } = useGetSite().data ?? {};
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={shownIn(timeZone, value)}
      onChange={({ target }: { target: { value: string } }) => {
        onChange(momentOf(timeZone, target.value));
      }}
    />
  );
}
