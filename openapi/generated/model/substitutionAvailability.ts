/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How easily it is found.
 */
export type SubstitutionAvailability = typeof SubstitutionAvailability[keyof typeof SubstitutionAvailability];


export const SubstitutionAvailability = {
  Common: 'Common',
  Specialty: 'Specialty',
  Rare: 'Rare',
} as const;
