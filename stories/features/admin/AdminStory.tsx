import { screen, userEvent, within } from 'storybook/test';
import { setSessionToken } from '#ui/api/session-token.ts';
import { ToastOutlet } from '#ui/components/toast/ToastOutlet.tsx';
import { AdminPage } from '#ui/features/admin/AdminPage.tsx';

/** The administrator's page, with its toasts. */
export function AdminStory() {
  return (
    <main className="house min-h-dvh">
      <AdminPage />
      <ToastOutlet />
    </main>
  );
}

/** The address of the dashboard on a tab, for the parameter `router`. */
export const atTab = (tab: string) => ({ entry: `/admin?tab=${tab}` });

/** `beforeEach` of a story that begins at the dashboard: the login has stories of its own. */
export const loggedIn = () => setSessionToken('a-session');

/** `play` of a story that needs no more than the dashboard. */
export async function dashboardShown(): Promise<void> {
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
}

/** Presses the first button of this name, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

/** Chooses from a menu. */
export async function pick(menu: string, item: string): Promise<void> {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** What stands in the open dialog. */
export async function openDialog(name?: string | RegExp) {
  return within(await screen.findByRole('dialog', name ? { name } : {}));
}
