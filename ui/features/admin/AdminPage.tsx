import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { hasSession, pauseSession, resumeSession, setSessionToken } from '#ui/api/session-token.ts';
import { usePageHead } from '#ui/api/usePageHead.ts';
import { Dashboard } from './Dashboard.tsx';
import { forgetForms, isKept } from './form/kept-form.ts';
import { NewItem } from './form/new-item.ts';
import { NewItemDialog } from './form/NewItemDialog.tsx';
import { DialogHost } from './parts/DialogHost.tsx';
import { AdminSessionContext } from './session/admin-session.ts';
import { LoginCard } from './session/LoginCard.tsx';
import { hasStatus } from './session/write-failure.tsx';

/**
 * Shows the login or the dashboard. The session lives in page state only (PRODUCT.md, section 4), also while another
 * screen of the site is shown. When it ends, the login covers the dashboard with its forms.
 */
export function AdminPage() {
  const [session, setSession] = useState<'none' | 'open' | 'expired'>(() => (hasSession() ? 'open' : 'none'));
  const queryClient = useQueryClient();
  const isOver = session === 'expired';
  const expire = useCallback(() => setSession((now) => (now === 'open' ? 'expired' : now)), []);
  const actions = useMemo(
    () => ({
      isOver,
      expire,
      logOut: () => {
        setSessionToken(null);
        forgetForms();
        queryClient.removeQueries();
        setSession('none');
      },
    }),
    [isOver, expire, queryClient],
  );
  // A layout effect runs before the effects in which the dashboard begins to read.
  useLayoutEffect(() => {
    resumeSession();
    return pauseSession;
  }, []);
  useEffect(() => {
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const error: unknown = event.action.error;
      if (error instanceof Error && hasStatus(error, 401)) expire();
    });
    return unsubscribe;
  }, [queryClient, expire]);
  usePageHead({ title: 'Admin Dashboard', description: 'For the people behind the bar.', hidden: true });

  const enter = () => {
    // Public reads may be older than the administrator's last visit.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    // The reads that failed were refused because the session had ended.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    setSession('open');
  };

  return (
    <>
      {session !== 'open' && <LoginCard notice={isOver ? noticeOfEnd() : undefined} onLoggedIn={enter} />}
      {session !== 'none' && (
        <AdminSessionContext value={actions}>
          <div hidden={isOver}>
            <NewItem value={NewItemDialog}>
              <DialogHost>
                <Dashboard />
              </DialogHost>
            </NewItem>
          </div>
        </AdminSessionContext>
      )}
    </>
  );
}

function noticeOfEnd(): string {
  const words = 'Your session has ended. Log in again to go on';
  return isKept() ? `${words}; what you typed is still here.` : `${words}.`;
}
