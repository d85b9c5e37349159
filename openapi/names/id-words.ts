import { capitalised } from './capitalised.ts';

/** 'london-dry-gin' → 'London dry gin': what is left of a name whose item cannot be asked. */
export const idWords = (id: string): string => capitalised(id.replaceAll('-', ' '));
