import type { QueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/components/toast/toast.ts';
import { NOT_STORED } from '#ui/lib/stored/stored-value.ts';
import { NOT_STORED_NOTICE } from '#ui/lib/words/notices.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { rescueFocus } from './rescue-focus.ts';

export async function startAfterLoad(client: QueryClient): Promise<void> {
  prefetchLinks(client);
  rescueFocus();
  window.addEventListener(NOT_STORED, () => toastError(NOT_STORED_NOTICE));
  // Browsers have service workers only over https and on localhost.
  const { serviceWorker, cookieEnabled } = navigator as Partial<Navigator>;
  // A stored page starts from the state in its document, and only documents of the built site have one.
  if (!import.meta.env.PROD || !serviceWorker || !document.getElementById('state')) return;
  // Firefox logs an error where storage is forbidden.
  if (!cookieEnabled) return;
  const { registerWorker } = await import('./offline/register-worker.ts');
  registerWorker(serviceWorker);
}
