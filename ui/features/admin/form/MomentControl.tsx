import type { ControlAttributes } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { momentOf, shownIn } from '#ui/lib/zoned-time.ts';
import type { ControlBox } from './form-fields.ts';

interface MomentControlProps extends ControlAttributes, ControlBox {
  /** In UTC; empty for none. */
  value: string;
}

/** In the site's time zone, whatever the device's. */
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
