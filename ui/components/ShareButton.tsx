import type { ComponentProps } from 'react';
import { shareOrCopy } from '#ui/lib/browser/share-or-copy.ts';
import { Button } from './Button.tsx';
import { ShareIcon } from './icons.tsx';
import { toast } from './toast/toast.ts';

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  data: () => ShareData;
  /** The toast after copying, where the browser does not share. */
  copied: Parameters<typeof toast>[0];
  /** A sentence that helps where the browser neither shares nor copies. */
  instead: (shared: ShareData) => string;
}

export function ShareButton({ variant = 'quiet', data, copied, instead, children }: ShareButtonProps) {
  const send = async () => {
    const shared = data();
    const outcome = await shareOrCopy(shared, shared.url ?? shared.text ?? '');
    if (outcome === 'copied') toast(copied);
    if (outcome === 'failed') {
      const description = `This browser neither shares nor copies. ${instead(shared)}`;
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <Button variant={variant} onClick={() => void send()}>
      <ShareIcon /> {children}
    </Button>
  );
}

/** `instead` for data with an address: the visitor copies it by hand. */
export const linkInstead = ({ url = '' }: ShareData): string => `The link is ${url}`;
