/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { AdvertId } from './advertId.ts';

/**
 * What a page showed since it last told.
 */
export interface ShownAdverts {
  /**
     * Ids of the adverts that were half in view for a second.
     * @maxItems 24
     */
  viewed?: AdvertId[];
  /**
     * Ids of the adverts that were clicked.
     * @maxItems 24
     */
  clicked?: AdvertId[];
}
