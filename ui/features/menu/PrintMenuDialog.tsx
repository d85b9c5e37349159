import { useState } from 'react';
import type { Menu } from '#openapi/generated/model.ts';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { menuPath, publicOrigin } from '#ui/lib/addresses/page-addresses.ts';
import { printInWindow } from '#ui/lib/print/print-in-window.ts';
import { qrSvg } from '#ui/lib/print/qr-svg.ts';
import type { MenuPart } from './menu-lines.ts';
import { MENU_PAPERS, menuDocument, type MenuPaper } from './menu-document.ts';

export interface PrintMenuDialogProps {
  isOpen: boolean;
  onClose: () => void;
  menu: Menu;
  parts: readonly MenuPart[];
}

export function PrintMenuDialog({ isOpen, onClose, menu, parts }: PrintMenuDialogProps) {
  const site = useGetSite().data?.data;
  const [paper, setPaper] = useState<MenuPaper>('card');
  const [isPrinting, setPrinting] = useState(false);
  const print = async () => {
    const address = publicOrigin() + menuPath(menu.id);
    setPrinting(true);
    try {
      const told = { ...menu, parts, address, house: site?.name ?? '', code: qrSvg(address) };
      await printInWindow(menuDocument(told, paper));
    } finally {
      setPrinting(false);
    }
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Print the menu"
      description="Its QR code leads to this page, which is always what is poured now."
      actions={
        <Button busy={isPrinting} onClick={() => void print()}>
          Print
        </Button>
      }
    >
      <SelectField
        label="As"
        value={paper}
        options={Object.entries(MENU_PAPERS).map(([name, { label }]) => [name, label])}
        onValueChange={(chosen) => setPaper(chosen as MenuPaper)}
      />
    </Dialog>
  );
}
