/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { EquipmentFields } from './equipmentFields.ts';

export type EquipmentBody = EquipmentFields;
