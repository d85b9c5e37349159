import type { QueryClient } from '@tanstack/react-query';
import { toastError } from '#ui/components/toast/toast.ts';
import { NOT_STORED } from '#ui/lib/stored/stored-value.ts';
import { NOT_STORED_NOTICE } from '#ui/lib/words/notices.ts';
import { registerWorker } from './offline/register-worker.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { rescueFocus } from './rescue-focus.ts';

export function startAfterLoad(client: QueryClient): void {
  prefetchLinks(client);
  rescueFocus();
  window.addEventListener(NOT_STORED, () => toastError(NOT_STORED_NOTICE));
  registerWorker();
}
