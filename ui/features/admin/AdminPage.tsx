import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hasStatus } from '#ui/api/ApiError.ts';
import { hasSession, pauseSession, resumeSession, setSessionToken } from '#ui/api/session-token.ts';
import { usePageHead } from '#ui/screen/usePageHead.ts';
import { Dashboard } from './Dashboard.tsx';
import { deleteUnsavedForms } from './form/unsaved-form.ts';
import { DialogStack } from './dialogs/DialogStack.tsx';
import { LoginCard } from './session/LoginCard.tsx';
import { useDraftReader } from './session/useDraftReader.ts';

/**
 * Shows the login or the dashboard. Only the page's memory holds the session (PRODUCT.md, States), also while
 * another screen is shown. When it ends, the login hides the dashboard, which keeps its forms.
 */
export function AdminPage() {
  const [session, setSession] = useState<'none' | 'open' | 'expired'>(() => (hasSession() ? 'open' : 'none'));
  const queryClient = useQueryClient();
  const isExpired = session === 'expired';
  useDraftReader(session === 'open');
  // A layout effect runs before the effects in which the dashboard begins to read.
  useLayoutEffect(() => {
    resumeSession();
    return pauseSession;
  }, []);
  useEffect(() => {
    const endSession = ({ action }: { action?: { type: string; error?: unknown } }) => {
      if (action?.type !== 'error' || !hasStatus(action.error, 401)) return;
      setSession((latest) => (latest === 'open' ? 'expired' : latest));
    };
    const caches = [queryClient.getQueryCache(), queryClient.getMutationCache()];
    const unsubscribe = caches.map((cache) => cache.subscribe(endSession));
    return () => unsubscribe.forEach((end) => end());
  }, [queryClient]);
  usePageHead({ title: 'Admin Dashboard', description: 'For the people behind the bar.', noIndex: true });

  const enter = () => {
    // Cached public reads may be older than the administrator's last change.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    // Reads that failed were refused because the session had ended.
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    setSession('open');
  };
  const logOut = () => {
    setSessionToken(null);
    deleteUnsavedForms();
    queryClient.removeQueries();
    setSession('none');
  };

  return (
    <>
      {session !== 'open' && <LoginCard isExpired={isExpired} onLoggedIn={enter} />}
      {session !== 'none' && (
        <div hidden={isExpired}>
          <DialogStack isHidden={isExpired}>
            <Dashboard onLoggedOut={logOut} />
          </DialogStack>
        </div>
      )}
    </>
  );
}
