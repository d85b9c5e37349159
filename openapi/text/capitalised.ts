export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns 'London dry gin' for 'london-dry-gin', which is shown if the item's name cannot be asked. */
export const idWords = (id: string): string => capitalised(id.replaceAll('-', ' '));
