/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Equipment } from './equipment.ts';

/**
 * The item.
 */
export type StoredEquipmentResponse = Equipment;
