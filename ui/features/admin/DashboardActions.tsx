import { useDownloadBackup } from '#ui/api/generated/backups/backups.ts';
import { useExportCocktailsCsv, useExportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { lazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { CSV_EXPORT, EXCEL_EXPORT, useSheetOptions } from './cocktails/SheetActions.tsx';
import type { PaletteDialogProps } from './palette/PaletteDialog.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';
import type { PanelWish } from './ResourcePanel.tsx';
import { resources } from './resources/resources.ts';
import { useSingleFlight, useWriteOptions } from './session/useWrite.tsx';
import { DialogButton, SmallButton } from './SmallButton.tsx';
import { useLazyDialog } from './useDialogCode.ts';

const backupsCode = lazyChunk(() => import('./backups/BackupsDialog.tsx'));
const changesCode = lazyChunk(() => import('./history/RecentChangesDialog.tsx'));
const passwordCode = lazyChunk(() => import('./password/PasswordDialog.tsx'));
const paletteCode = lazyChunk(() => import('./palette/PaletteDialog.tsx'));

interface DashboardActionsProps {
  open: (tab: string, opens: PanelWish['opens'], item?: { id: string; name: string }) => void;
  logOut: () => void;
  isLoggingOut: boolean;
}

export function DashboardActions({ open, logOut, isLoggingOut }: DashboardActionsProps) {
  const csv = useSingleFlight(useExportCocktailsCsv({ mutation: useSheetOptions(CSV_EXPORT) }));
  const excel = useSingleFlight(useExportCocktailsXlsx({ mutation: useSheetOptions(EXCEL_EXPORT) }));
  const backup = useBackup();
  const changes = useLazyDialog(changesCode, 'The changes');
  const backups = useLazyDialog(backupsCode, 'The backups');
  const password = useLazyDialog(passwordCode, 'The password');
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full">
        <Palette
          actions={[
            ...resources.map(({ tab, tabLabel }) => ({
              label: `Go to ${tabLabel}`,
              run: () => open(tab, 'list'),
            })),
            ...resources.map(({ tab, nouns }) => ({
              label: `New ${nouns.singular}`,
              run: () => open(tab, 'form'),
            })),
            { label: 'Import from a sheet', run: () => open('cocktails', 'import') },
            { label: CSV_EXPORT.label, run: () => csv.mutate({}) },
            { label: EXCEL_EXPORT.label, run: () => excel.mutate({}) },
            { label: 'Password', run: password.open },
            { label: 'Log out', run: logOut },
            { label: 'Recent changes', run: changes.open },
            { label: 'Backups', run: backups.open },
            { label: 'Download backup', run: () => backup.mutate({ name: 'now' }) },
          ]}
          onOpenItem={({ tab, row }, item) => open(tab, 'form', { id: item.id, name: row(item).title })}
        />
        <SmallButton busy={backup.isPending} onClick={() => backup.mutate({ name: 'now' })}>
          {backup.isPending ? 'Preparing…' : 'Download backup'}
        </SmallButton>
      </div>
      <MoreMenu
        busy={isLoggingOut}
        items={[
          { label: 'Backups', opensDialog: true, run: backups.open },
          { label: 'Recent changes', opensDialog: true, run: changes.open },
          { label: 'Password', opensDialog: true, run: password.open },
          { label: 'Logout', run: logOut },
        ]}
      />
      {changes.code && (
        <PanelBoundary reads="listChanges">
          <changes.code.RecentChangesDialog onClose={changes.close} />
        </PanelBoundary>
      )}
      {backups.code && (
        <PanelBoundary reads="listBackups">
          <backups.code.BackupsDialog onClose={backups.close} />
        </PanelBoundary>
      )}
      {password.code && <password.code.PasswordDialog onClose={password.close} />}
    </>
  );
}

/** A button, and Ctrl+K or ⌘K, which open the visitors' search elsewhere. */
function Palette(props: Omit<PaletteDialogProps, 'onClose'>) {
  const { code, open, close } = useLazyDialog(paletteCode, 'The search');
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return;
    event.preventDefault();
    open();
  };
  // Captured before the visitors' search, which leaves alone what was handled.
  useDocumentEvent('keydown', onKeyDown, true);
  return (
    <>
      <DialogButton aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        Find…
      </DialogButton>
      {code && <code.PaletteDialog {...props} onClose={close} />}
    </>
  );
}

function useBackup() {
  return useSingleFlight(
    useDownloadBackup({
      mutation: useWriteOptions({
        failed: 'The backup could not be downloaded',
        isRead: true,
        onSuccess: ({ data }) => {
          downloadBlob(data, `tasting-house-${new Date().toISOString().slice(0, 10)}.backup.gz`);
          toast({
            title: 'Backup downloaded',
            description: 'The whole site in one file, pictures and history included',
          });
        },
      }),
    }),
  );
}
