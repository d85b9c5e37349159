import { screen, userEvent, within } from 'storybook/test';
import { setSessionToken } from '#ui/api/session-token.ts';
import { ToastOutlet } from '#ui/chrome/ToastOutlet.tsx';
import { AdminPage } from '#ui/features/admin/AdminPage.tsx';

/** Shows the administrator's page with its toasts. */
export function AdminStory() {
  return (
    <main className="house min-h-dvh">
      <AdminPage />
      <ToastOutlet />
    </main>
  );
}

/** The dashboard on a tab, for the parameter `router`. */
export const atTab = (tab: string) => ({ url: `/admin?tab=${tab}` });

/** Logs in, as `beforeEach` of a story that begins at the dashboard. Other stories show the login. */
export const loggedIn = () => setSessionToken('a-session');

/** Waits for the dashboard, as `play` of a story that needs no more. */
export async function dashboardShown(): Promise<void> {
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
}

export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

export async function pick(menu: string, item: string): Promise<void> {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export async function openDialog(name?: string | RegExp) {
  return within(await screen.findByRole('dialog', name ? { name } : {}));
}
