import type { ComponentProps } from 'react';
import { Button } from '#ui/components/Button.tsx';

/** The dashboard's usual button: a screen full of them stays quiet. */
export function SmallButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return <Button variant="quiet" size="sm" {...props} />;
}
