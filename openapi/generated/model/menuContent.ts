/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { MenuCocktail } from './menuCocktail.ts';
import type { MenuCurrency } from './menuCurrency.ts';
import type { MenuSections } from './menuSections.ts';
import type { Name } from './name.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';
import type { Version } from './version.ts';

/**
 * What a menu says.
 */
export interface MenuContent {
  id?: Id;
  name?: Name;
  /**
     * What stands above its sections.
     * @maxLength 4000
     * @nullable
     */
  introduction?: string | null;
  currency?: MenuCurrency;
  sections?: MenuSections;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /** What its cocktails are called, each once. */
  readonly cocktails?: readonly MenuCocktail[];
  version?: Version;
}
