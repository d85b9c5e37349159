/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A cocktail on a menu, written and answered alike.
 */
export interface MenuDrink {
  /**
     * Its id; a name is taken too.
     * @minLength 1
     * @maxLength 200
     */
  cocktail: string;
  /**
     * What it costs, as a decimal number with a point, so that no cent is lost; a comma is taken for the point. Null where no price is told.
     * @maxLength 12
     * @nullable
     * @pattern ^\d{1,7}(?:\.\d{1,3})?$
     */
  price?: string | null;
  /**
     * A line below it, such as what is in it.
     * @maxLength 300
     * @nullable
     */
  note?: string | null;
}
