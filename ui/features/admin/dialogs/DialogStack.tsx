import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import { useLayers } from '#ui/history/useLayers.ts';
import { PanelBoundary } from '../parts/failure.tsx';

interface Dialogs {
  /** Shows a dialog above those that are open. */
  open: (dialog: ReactNode) => void;
  /** Closes the dialog around the caller. `then` runs when it is closed. */
  close: (then?: () => void) => void;
}

const DialogContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext);
  if (!dialogs) throw new Error('The component is not inside a DialogStack.');
  return dialogs;
}

/** Each dialog has an entry of the history: Back closes the topmost one, and Forward shows it again. */
export function DialogStack({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const { layers, openLayer, closeLayer } = useLayers();
  const [dialogs, setDialogs] = useState<readonly { name: string; dialog: ReactNode }[]>([]);
  const [stack] = useState<Dialogs>(() => ({
    open: (dialog) => {
      const name = `dialog ${performance.now()}`;
      setDialogs((others) => [...others, { name, dialog }]);
      openLayer(name);
    },
    close: () => undefined,
  }));
  const close = (name: string, then?: () => void) => {
    setDialogs((all) => all.filter((opened) => opened.name !== name));
    closeLayer(name, then);
  };
  const shown = isHidden ? [] : dialogs.filter(({ name }) => layers.includes(name));
  return (
    <DialogContext value={stack}>
      {children}
      {shown.map(({ name, dialog }) => (
        <DialogContext key={name} value={{ ...stack, close: (then) => close(name, then) }}>
          <PanelBoundary label="what the dialog shows">{dialog}</PanelBoundary>
        </DialogContext>
      ))}
    </DialogContext>
  );
}

/** A dialog for `useDialogs().open`. It is open for as long as it is mounted. */
export function StackedDialog(props: Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'>) {
  const { close } = useDialogs();
  return <Dialog {...props} open onOpenChange={() => close()} />;
}
