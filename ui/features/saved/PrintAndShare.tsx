import { Button } from '#ui/components/Button.tsx';
import { PrinterIcon, ShareIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { shareOrCopy } from '#ui/lib/browser/share-or-copy.ts';

interface PrintAndShareProps {
  share: string;
  data: () => ShareData;
  copied: string;
  instead: string;
}

export function PrintAndShare({ share, data, copied, instead }: PrintAndShareProps) {
  const send = async () => {
    const shared = data();
    const outcome = await shareOrCopy(shared, shared.url ?? shared.text ?? '');
    if (outcome === 'copied') toast({ title: copied });
    if (outcome === 'failed') {
      const description = `This browser neither shares nor copies. ${instead}`;
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };
  return (
    <div data-screen-only className="mt-5 flex flex-wrap gap-3 noscript:hidden">
      <Button variant="quiet" onClick={() => window.print()}>
        <PrinterIcon /> Print
      </Button>
      <Button variant="quiet" onClick={() => void send()}>
        <ShareIcon /> {share}
      </Button>
    </div>
  );
}
