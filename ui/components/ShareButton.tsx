import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { ShareIcon } from './icons.tsx';
import { toast, toastError } from './toast/toast.ts';

interface ShareButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'children'> {
  data: () => ShareData;
  /** The words of the toast after copying, where the browser does not share. */
  copied: Parameters<typeof toast>[0];
  /** Returns a sentence that helps where the browser neither shares nor copies. */
  instead: (shared: ShareData) => string;
}

export function ShareButton({ variant = 'quiet', data, copied, instead, children }: ShareButtonProps) {
  const send = async () => {
    const shared = data();
    // A page without HTTPS has neither.
    const { share, clipboard } = navigator as Partial<Navigator>;
    try {
      if (share) return await share.call(navigator, shared);
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await (clipboard as Clipboard).writeText(shared.url ?? shared.text ?? '');
      toast(copied);
    } catch {
      toastError(`This browser neither shares nor copies. ${instead(shared)}`);
    }
  };
  return (
    <Button variant={variant} onClick={() => void send()}>
      <ShareIcon /> {children}
    </Button>
  );
}

/** The `instead` for data with a URL, which the visitor copies by hand. */
export const linkInstead = ({ url = '' }: ShareData): string => `The link is ${url}`;
