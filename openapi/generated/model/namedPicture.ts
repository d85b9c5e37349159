/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A picture file that recipes name as their image.
 */
export interface NamedPicture {
  /** Name of the file, without its folder. */
  name: string;
  /**
     * The first of the rows that name it.
     * @maxItems 50
     * @items.minimum 1
     */
  rows: number[];
}
