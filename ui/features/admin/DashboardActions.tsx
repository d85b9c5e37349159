import { isCommandKey, isDialogOpen } from '#ui/lib/browser/command-key.ts';
import { useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { BackupsDialog } from './backups/BackupsDialog.tsx';
import { useBackupDownload } from './backups/useBackupDownload.ts';
import { useSheetDownloads } from './cocktails/sheet-downloads.ts';
import { RecentChangesDialog } from './history/RecentChangesDialog.tsx';
import { MoreMenu } from './parts/MoreMenu.tsx';
import { PaletteDialog } from './palette/PaletteDialog.tsx';
import { PanelBoundary } from './parts/PanelBoundary.tsx';
import { PasswordDialog } from './password/PasswordDialog.tsx';
import type { PanelWish } from './ResourcePanel.tsx';
import { resources } from './resources/resources.ts';
import { useAdminSession } from './session/admin-session.ts';
import { DialogButton } from './parts/SmallButton.tsx';

interface DashboardActionsProps {
  open: (tab: string, opens: PanelWish['opens'], item?: { id: string; name: string }) => void;
  logOut: () => void;
  isLoggingOut: boolean;
}

type OpenedDialog = 'find' | 'changes' | 'backups' | 'password';

export function DashboardActions({ open, logOut, isLoggingOut }: DashboardActionsProps) {
  const downloads = useSheetDownloads();
  const backup = useBackupDownload('now');
  const { isOver } = useAdminSession();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const close = () => setOpened(null);
  const isOpen = (dialog: OpenedDialog) => opened === dialog && !isOver;
  // The listener captures the keys before the visitors' search, which ignores an event that was handled.
  useDocumentEvent(
    'keydown',
    (event) => {
      if (!isCommandKey(event) || isDialogOpen()) return;
      event.preventDefault();
      setOpened('find');
    },
    true,
  );
  const moreActions = [
    { label: 'Backups', opensDialog: true, run: () => setOpened('backups') },
    { label: 'Recent changes', opensDialog: true, run: () => setOpened('changes') },
    { label: 'Download backup', run: () => backup.mutate() },
    { label: 'Password', opensDialog: true, run: () => setOpened('password') },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpened('find')}>
        Find…
      </DialogButton>
      <MoreMenu
        label="More"
        busy={isLoggingOut || backup.isPending}
        items={[...moreActions, { label: 'Logout', run: logOut }]}
      />
      {isOpen('find') && (
        <PaletteDialog
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
            ...downloads,
            ...moreActions,
            { label: 'Log out', run: logOut },
          ]}
          onOpenItem={({ tab, row }, item) => open(tab, 'form', { id: item.id, name: row(item).title })}
          onClose={close}
        />
      )}
      <PanelBoundary reads="listChanges, listBackups">
        {isOpen('changes') && <RecentChangesDialog onClose={close} />}
        {isOpen('backups') && <BackupsDialog onClose={close} />}
      </PanelBoundary>
      {isOpen('password') && <PasswordDialog onClose={close} />}
    </div>
  );
}
