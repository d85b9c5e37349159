/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuCurrency } from './menuCurrency.ts';
import type { MenuSections } from './menuSections.ts';
import type { Name } from './name.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';

/**
 * What a menu says.
 */
export interface MenuContent {
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
}
