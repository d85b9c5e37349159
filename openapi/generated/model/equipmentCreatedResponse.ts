/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Equipment } from './equipment.ts';

/**
 * The new item.
 */
export type EquipmentCreatedResponse = Equipment;
