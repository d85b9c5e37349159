import { screen, userEvent, within } from 'storybook/test';
import { ToastOutlet } from '#ui/components/toast/ToastOutlet.tsx';
import { currentToasts, dismissToast } from '#ui/components/toast/toast.ts';
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

/** Logs in and takes the toast of it away, which would lie over what the story shows. */
export async function logIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), 'cheers');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  await screen.findByText('Login successful');
  currentToasts().forEach(({ id }) => dismissToast(id));
}

/** Presses the first button of this name, once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

/** What stands in the open dialog. */
export async function openDialog(name?: string | RegExp) {
  return within(await screen.findByRole('dialog', name ? { name } : {}));
}
