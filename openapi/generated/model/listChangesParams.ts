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
 * At most this many.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: number;
};
