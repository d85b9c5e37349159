import type { Menu } from '#openapi/generated/model.ts';
import type { PageHead } from '#ui/lib/pages/page-head.ts';
import { sectionsOf } from './menu-lines.ts';

export function menuHead(menu: Menu): PageHead {
  const names = sectionsOf(menu, (price) => price).flatMap(({ lines }) => lines.map(({ name }) => name));
  return { title: menu.name, description: menu.introduction ?? names.join(', ') };
}
