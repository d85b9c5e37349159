/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FeaturedOrder } from './featuredOrder.ts';

/**
 * The order.
 */
export type StoredFeaturedOrderResponse = FeaturedOrder;
