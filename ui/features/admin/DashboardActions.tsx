import { isCommandKey, isDialogOpen } from '#ui/lib/browser/clicks-and-keys.ts';
import { ActionMenu, type MenuAction } from '#ui/components/ActionMenu.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { BackupsDialog } from './BackupsDialog.tsx';
import { RecentChangesDialog } from './history/RecentChangesDialog.tsx';
import { useBackupDownload, useSheetDownloads } from './parts/useDownloads.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import { PasswordDialog } from './session/PasswordDialog.tsx';
import { adminResources } from './resources/resource-definitions.ts';
import { useDialogs } from './dialogs/DialogStack.tsx';
import { DialogButton } from './parts/SmallButton.tsx';
import type { TabOpening, useTabs } from './useTabs.ts';

interface DashboardActionsProps {
  open: ReturnType<typeof useTabs>['open'];
  logOut: () => void;
  isLoggingOut: boolean;
}

export function DashboardActions({ open, logOut, isLoggingOut }: DashboardActionsProps) {
  const backup = useBackupDownload('now');
  const dialogs = useDialogs();
  const openAction = (label: string, tab: string, shows: TabOpening['shows']) => ({
    label,
    run: () => open(tab, shows),
  });
  const moreActions: MenuAction[] = [
    { label: 'Backups', opensDialog: true, run: () => dialogs.open(<BackupsDialog />) },
    { label: 'Recent changes', opensDialog: true, run: () => dialogs.open(<RecentChangesDialog />) },
    { label: 'Download backup', run: () => backup.mutate() },
    { label: 'Password', opensDialog: true, run: () => dialogs.open(<PasswordDialog />) },
    { label: 'Logout', run: logOut },
  ];
  const actions = [
    ...adminResources.map(({ tab, tabLabel }) => openAction(`Go to ${tabLabel}`, tab, 'list')),
    ...adminResources.map(({ tab, nouns }) => openAction(`New ${nouns.title}`, tab, 'form')),
    openAction('Import from a sheet', 'cocktails', 'import'),
    ...useSheetDownloads(),
    ...moreActions,
  ];
  const find = () =>
    dialogs.open(
      <PaletteDialog
        actions={actions}
        onOpenItem={({ tab, summarise }, item) =>
          open(tab, 'form', { id: item.id, name: summarise(item).title })
        }
      />,
    );
  // A capturing listener runs before that of the visitors' search, which ignores handled events.
  useDocumentEvent(
    'keydown',
    (event) => {
      if (!isCommandKey(event) || isDialogOpen()) return;
      event.preventDefault();
      find();
    },
    true,
  );
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton aria-keyshortcuts="Control+K Meta+K" onClick={find}>
        Find…
      </DialogButton>
      <ActionMenu label="More" isBusy={isLoggingOut || backup.isPending} actions={moreActions} />
    </div>
  );
}
