import { useState } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { PrintDialog } from '#ui/components/print/PrintDialog.tsx';
import { MENU_PAPERS, PaperMenu, type PrintableMenu } from './PaperMenu.tsx';

interface PrintMenuDialogProps extends Pick<PrintableMenu, 'menu' | 'sections'> {
  isOpen: boolean;
  onClose: () => void;
}

export function PrintMenuDialog({ isOpen, onClose, menu, sections }: PrintMenuDialogProps) {
  const siteName = useGetSite().data?.data.name ?? '';
  const [format, setFormat] = useState<PrintableMenu['format']>('card');
  return (
    <PrintDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Print the menu"
      description="Its QR code leads to this page, which always shows what is poured now."
      name={menu.name}
      paper={() => <PaperMenu menu={menu} sections={sections} siteName={siteName} format={format} />}
    >
      <SelectField
        label="Format"
        value={format}
        options={Object.entries(MENU_PAPERS)}
        onValueChange={(chosen) => setFormat(chosen as PrintableMenu['format'])}
      />
    </PrintDialog>
  );
}
