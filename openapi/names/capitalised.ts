export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'london-dry-gin' → 'London dry gin': what is left of a name whose item cannot be asked. */
export const idWords = (id: string): string => capitalised(id.replaceAll('-', ' '));
