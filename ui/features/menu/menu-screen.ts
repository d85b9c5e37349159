import type { ScreenStart } from '#ui/api/screen.ts';
import { getGetMenuQueryOptions } from '#ui/api/generated/menus/menus.ts';

export { MenuPage as Screen } from './MenuPage.tsx';

export const prefetch: ScreenStart = (client, { id = '' }) =>
  client.prefetchQuery(getGetMenuQueryOptions(id));
