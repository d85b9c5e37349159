/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeAction } from './changeAction.ts';
import type { ResourceName } from './resourceName.ts';

export type ListChangesParams = {
/**
 * Only changes of this resource.
 */
resource?: ResourceName;
/**
 * Only changes of the items with this id.
 * @maxLength 200
 */
itemId?: string;
/**
 * Only changes of items in whose name, as the change left it, every one of these words occurs; case and accents do not count.
 * @maxLength 200
 */
name?: string;
/**
 * Only changes of this kind.
 */
action?: ChangeAction;
/**
 * Only changes of this import.
 * @maxLength 30
 */
importId?: string;
/**
 * Only changes that were made together, by this revision.
 * @minimum 0
 * @maximum 2147483647
 */
revision?: number;
/**
 * Only changes from this moment on.
 * @maxLength 40
 */
since?: string;
/**
 * Only changes before this moment.
 * @maxLength 40
 */
until?: string;
/**
 * At most this many.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * Only changes that are older than the one with this id, such as `next` of the page before. With 0 behind the hyphen, those that are older than the revision.
 * @maxLength 19
 * @pattern ^\d{1,9}-\d{1,9}$
 */
before?: string;
};
