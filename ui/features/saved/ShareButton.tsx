import { Button } from '#ui/components/Button.tsx';
import { ShareIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { shareOrCopy } from '#ui/lib/browser/share-or-copy.ts';

interface ShareButtonProps {
  label: string;
  data: () => ShareData;
  copied: string;
  /** What helps where the browser neither shares nor copies. */
  instead: () => string;
}

export function ShareButton({ label, data, copied, instead }: ShareButtonProps) {
  const send = async () => {
    const shared = data();
    const outcome = await shareOrCopy(shared, shared.url ?? shared.text ?? '');
    if (outcome === 'copied') toast({ title: copied });
    if (outcome === 'failed') {
      const description = `This browser neither shares nor copies. ${instead()}`;
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <Button variant="quiet" onClick={() => void send()}>
      <ShareIcon /> {label}
    </Button>
  );
}
