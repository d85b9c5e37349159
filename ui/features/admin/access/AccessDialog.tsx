import { Dialog } from '#ui/components/Dialog.tsx';
import { AuditList } from './AuditList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** Who opens the dashboard, and how. */
export function AccessDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open layout="wide" onOpenChange={onClose} title="Access">
      <div className="dense grid gap-8">
        <section aria-label="Password">
          <h3 className="mb-3 font-semibold">Password</h3>
          <PasswordForm />
        </section>
        <section aria-label="Who is logged in">
          <h3 className="mb-3 font-semibold">Sessions</h3>
          <SessionList />
        </section>
        <section aria-label="What was done">
          <h3 className="mb-3 font-semibold">Audit log</h3>
          <AuditList />
        </section>
      </div>
    </Dialog>
  );
}
