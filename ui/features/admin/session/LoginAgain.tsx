import { useState } from 'react';
import { useUnsavedChanges } from '../unsaved/unsaved-changes.ts';
import { LoginCard } from './LoginCard.tsx';

const EXPIRED = 'Your session has ended. Log in again to go on';

export function LoginAgain({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { isUnsaved } = useUnsavedChanges();
  const [notice] = useState(() =>
    isUnsaved() ? `${EXPIRED}; what you typed is still here.` : `${EXPIRED}.`,
  );
  return <LoginCard notice={notice} onLoggedIn={onLoggedIn} />;
}
