import type { ComponentProps } from 'react';
import { Button } from '#ui/components/Button.tsx';

export function SmallButton(props: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return <Button variant="quiet" size="sm" {...props} />;
}
