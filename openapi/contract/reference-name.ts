/** '#/components/schemas/Spirit' → 'Spirit'; '' without a reference. */
export function nameOfReference(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}
