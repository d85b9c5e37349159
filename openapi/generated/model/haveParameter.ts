/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes do not count in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 */
export type HaveParameter = string[];
