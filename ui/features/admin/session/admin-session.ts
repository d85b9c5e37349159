import { createContext, useContext } from 'react';

/** What the parts of the dashboard may do with the session; its token stands in `session-token.ts`. */
export interface AdminSession {
  /** The login stands in front of the dashboard; nothing else may. */
  isOver: boolean;
  /** The server knows the session no more: the login comes back, over everything as it was. */
  expire: () => void;
  logOut: () => void;
}

export const AdminSessionContext = createContext<AdminSession | null>(null);

/** The session of the dashboard around the caller. */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) throw new Error('only inside the dashboard');
  return session;
}
