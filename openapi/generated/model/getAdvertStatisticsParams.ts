/**
 * Generated from openapi.yaml. Do not edit.
 */

export type GetAdvertStatisticsParams = {
/**
 * The last days, today included.
 * @minimum 1
 * @maximum 366
 */
days?: number;
};
