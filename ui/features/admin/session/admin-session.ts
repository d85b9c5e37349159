import { createContext, useContext } from 'react';

export interface AdminSession {
  isOver: boolean;
  expire: () => void;
  logOut: () => void;
}

export const AdminSessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) throw new Error('only inside the dashboard');
  return session;
}
