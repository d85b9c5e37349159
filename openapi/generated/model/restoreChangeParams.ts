/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeState } from './changeState.ts';

export type RestoreChangeParams = {
/**
 * Which of the change's two states; by default `after`, and `before` for a deletion.
 */
state?: ChangeState;
};
