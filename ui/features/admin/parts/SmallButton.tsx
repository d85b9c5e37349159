import type { ComponentProps } from 'react';
import { Button } from '#ui/components/Button.tsx';

type SmallButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size'>;

export function SmallButton(props: SmallButtonProps) {
  return <Button variant="quiet" size="sm" {...props} />;
}

export function DialogButton(props: SmallButtonProps) {
  return <SmallButton aria-haspopup="dialog" {...props} />;
}
