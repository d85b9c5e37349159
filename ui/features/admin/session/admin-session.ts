import { createContext, useContext } from 'react';

/** The token itself stands in `session-token.ts`. */
export interface AdminSession {
  /** The login covers the dashboard. */
  isOver: boolean;
  /** The server has ended the session: the login comes back. */
  expire: () => void;
  logOut: () => void;
}

export const AdminSessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) throw new Error('only inside the dashboard');
  return session;
}
