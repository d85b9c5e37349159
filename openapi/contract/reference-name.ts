/** The name of the part of the contract that a reference leads to: '#/components/schemas/Spirit' → 'Spirit'; '' without one. */
export function nameOfReference(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
