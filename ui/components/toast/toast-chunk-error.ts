import { allowReload } from '#ui/lib/chunks/reload-after-release.ts';
import { toast } from './toast.ts';

/** `what` begins the sentence, `retry` repeats what the button did. */
export function toastChunkError(what: string, retry: () => void): void {
  toast({
    title: 'Error',
    description: `${what} could not be loaded. Check your connection and try again.`,
    variant: 'destructive',
    action: {
      label: 'Try again',
      altText: 'Try again',
      onAction: () => {
        allowReload();
        retry();
      },
    },
  });
}
