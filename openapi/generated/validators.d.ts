// Generated from openapi.yaml. Do not edit.
import type { RuleViolation } from '#openapi/validation/field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: RuleViolation[] | null;
}
export declare const BulkDeletion: Validator;
export declare const BulkReplacement: Validator;
export declare const BulkUpdate: Validator;
export declare const CategoryInput: Validator;
export declare const CocktailInput: Validator;
export declare const CocktailTypeInput: Validator;
export declare const Credentials: Validator;
export declare const EquipmentInput: Validator;
export declare const FeaturedFlag: Validator;
export declare const GarnishInput: Validator;
export declare const GlasswareInput: Validator;
export declare const HouseIngredientInput: Validator;
export declare const ImageUpload: Validator;
export declare const ImportInput: Validator;
export declare const MenuInput: Validator;
export declare const MyAdInput: Validator;
export declare const PasswordChange: Validator;
export declare const SpiritInput: Validator;
export declare const SustainableSubstitutionInput: Validator;
