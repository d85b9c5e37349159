/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BarBottle } from './barBottle.ts';
import type { Bottle } from './bottle.ts';
import type { NextBottle } from './nextBottle.ts';

/**
 * What bottles make.
 */
export interface Bar {
  /** The bottles that were understood. */
  have: Bottle[];
  /** What no recipe asks for and no spirit is called. */
  unknown: string[];
  /**
     * How many cocktails can be made.
     * @minimum 0
     */
  ready: number;
  /**
     * How many lack one bottle.
     * @minimum 0
     */
  almost: number;
  /**
     * The bottles that open most cocktails, best first.
     * @maxItems 12
     */
  next: NextBottle[];
  /**
     * What recipes ask for and the spirits of the house, the 500 most asked for, by name.
     * @maxItems 500
     */
  bottles: BarBottle[];
}
