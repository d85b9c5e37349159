import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { PlayIcon } from '#ui/components/icons.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useLazyPart } from '#ui/hooks/useLazyPart.ts';
import type { ShownLine } from '#ui/rules/shown-line.ts';

const loadMode = () => import('./MixingMode.tsx').then((module) => module.MixingMode);

interface MixingActionProps {
  name: string;
  lines: readonly ShownLine[];
  instructions: readonly string[];
}

/** Begins the mixing mode. */
export function MixingAction({ name, lines, instructions }: MixingActionProps) {
  const [isOpen, setOpen] = useState(false);
  const mode = useLazyPart(isOpen, loadMode, () => {
    setOpen(false);
    toast({
      title: 'Error',
      description: 'The mixing mode could not be loaded. Please try again.',
      variant: 'destructive',
    });
  });
  return (
    <div data-screen-only>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PlayIcon width="1em" height="1em" /> Mixing mode
      </Button>
      {isOpen && mode && (
        <mode.Component
          name={name}
          lines={lines}
          instructions={instructions}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
