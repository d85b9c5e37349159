/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { MenuCocktail } from './menuCocktail.ts';
import type { MenuContent } from './menuContent.ts';
import type { Version } from './version.ts';

/**
 * A menu, with a page of its own at `/menu/{id}`.
 */
export type Menu = MenuContent & {
  id: Id;
  /** What its cocktails are called, each once. */
  readonly cocktails: readonly MenuCocktail[];
  version: Version;
} & Required<Pick<MenuContent & {
  id: Id;
  /** What its cocktails are called, each once. */
  readonly cocktails: readonly MenuCocktail[];
  version: Version;
}, 'name' | 'introduction' | 'currency' | 'sections' | 'status' | 'shownFrom' | 'shownUntil'>>;
