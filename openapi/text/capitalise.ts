export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'London dry gin' for 'london-dry-gin', for places that know only the id of an item. */
export const idWords = (id: string): string => capitalise(id.replaceAll('-', ' '));
