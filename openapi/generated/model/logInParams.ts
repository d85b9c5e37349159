/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OtherParametersParameter } from './otherParametersParameter.ts';

export type LogInParams = {
/**
 * Parameters of any name are let through and mean nothing here.
 */
other?: OtherParametersParameter;
};
