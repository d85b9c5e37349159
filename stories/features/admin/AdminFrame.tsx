import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ToastOutlet } from '#ui/components/toast/ToastOutlet.tsx';
import { currentToasts, dismissToast } from '#ui/components/toast/toast.ts';
import { AdminPage } from '#ui/features/admin/AdminPage.tsx';

/** The administrator's page as the site frames it. */
export function AdminFrame() {
  return (
    <main className="house min-h-dvh">
      <AdminPage />
      <ToastOutlet />
    </main>
  );
}

/** Leaves nothing of one story's toasts to the next. */
export function clearToasts(): () => void {
  return () => currentToasts().forEach((one) => dismissToast(one.id));
}

/** Logs in; the dashboard and the toast that says so are there afterwards. */
export async function logInWithToast(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Password'), 'cheers');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  await expectToast('Login successful');
}

/** Logs in; the dashboard is there afterwards. The toast of it would lie over what the story shows. */
export async function logIn(): Promise<void> {
  await logInWithToast();
  currentToasts().forEach(({ id }) => dismissToast(id));
  await waitFor(() => expect(screen.queryByText('Login successful')).toBeNull());
}

/** Waits for a toast with this title or text. */
export async function expectToast(text: string): Promise<void> {
  await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
}
