// Generated from openapi.yaml. Do not edit.
import type { RuleViolation } from '#openapi/validation/field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: RuleViolation[] | null;
}
export declare const BulkDeletion: Validator;
export declare const BulkReplacement: Validator;
export declare const BulkUpdate: Validator;
export declare const CategoryFields: Validator;
export declare const CocktailFeatured: Validator;
export declare const CocktailFields: Validator;
export declare const CocktailTypeFields: Validator;
export declare const Credentials: Validator;
export declare const EquipmentFields: Validator;
export declare const GarnishFields: Validator;
export declare const GlasswareFields: Validator;
export declare const HouseIngredientFields: Validator;
export declare const ImageUpload: Validator;
export declare const ImportFields: Validator;
export declare const MenuFields: Validator;
export declare const MyAdFields: Validator;
export declare const PasswordChange: Validator;
export declare const SpiritFields: Validator;
export declare const SustainableSubstitutionFields: Validator;
